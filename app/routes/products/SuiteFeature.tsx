import { LinkButton } from '~/components/Button';
import { Icon } from '~/components/Icon';
import { Picture } from '~/components/Picture';
import { Section } from '~/components/Section';
import { SmartLink } from '~/components/SmartLink';
import { products } from '~/content/products';

/** The suite's five products as a ledger of rows, each leading to its place on the suite's page. */
export function SuiteFeature() {
  const { heading, text, modules, link } = products.suite;
  return (
    <Section ground="night" labelledBy="suite" className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <div className="lg:sticky lg:top-28">
          <h2 id="suite" className="step-3">
            {heading}
          </h2>
          <p className="mt-4 text-muted">{text}</p>
          <LinkButton link={link} className="mt-7" />
        </div>
      </div>
      <ul className="border-t border-line lg:col-span-7 lg:col-start-6">
        {modules.map((module) => (
          <li
            key={module.id}
            className="group relative flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4 sm:gap-x-7"
          >
            <Picture
              name={module.image}
              sizes="7rem"
              className="aspect-[4/3] w-18 rounded-xl object-cover sm:w-32"
            />
            <div className="min-w-[min(9rem,100%)] flex-1">
              <h3 className="step-1">
                <SmartLink
                  to={`${module.link}#${module.id}`}
                  className="no-underline group-hover:underline stretched-link"
                >
                  {module.name}
                </SmartLink>
              </h3>
              <p className="text-muted">{module.description}</p>
            </div>
            <Icon name="i-lucide-arrow-right" className="ml-auto icon-5 text-cedar nudge" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
