import { Icon } from '~/components/Icon';
import { Picture } from '~/components/Picture';
import { Section } from '~/components/Section';
import { SmartLink } from '~/components/SmartLink';
import { about } from '~/content/about';

/** The two pages to read next, each as its landscape with a word of what is there. */
export function Onward() {
  const { onwardHeading, onward } = about;
  return (
    <Section labelledBy="onward">
      <h2 id="onward" className="visually-hidden">
        {onwardHeading}
      </h2>
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-12">
        {onward.map(({ heading, text, link, image }, index) => (
          <li
            key={link.href}
            className={`group relative ${index % 2 === 0 ? 'md:col-span-7' : 'md:col-span-5'}`}
          >
            <Picture
              name={image}
              className="h-56 w-full rounded-2xl object-cover object-right md:h-76"
            />
            <h3 className="mt-6 step-2">{heading}</h3>
            <p className="mt-2 text-muted">{text}</p>
            <p className="mt-3">
              <SmartLink
                to={link.href}
                className="link inline-flex items-center gap-2 py-1 stretched-link"
              >
                {link.label}
                <Icon name="i-lucide-arrow-right" className="icon-5 nudge" />
              </SmartLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
