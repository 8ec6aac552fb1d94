import { CheckList } from '~/components/CheckList';
import { Picture } from '~/components/Picture';
import { SmartLink } from '~/components/SmartLink';
import { policyToolkit } from '~/content/policy-toolkit';

/** Why there is a toolkit, with the plain facts on a card over its picture. */
export function Intro() {
  const { intro } = policyToolkit;
  return (
    <section
      aria-labelledby="intro"
      className="wrap grid items-center gap-x-8 gap-y-10 py-14 md:grid-cols-12 md:py-22"
    >
      <div className="md:col-span-6">
        <h2 id="intro" className="step-3">
          {intro.heading}
        </h2>
        {intro.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 text-muted">
            {paragraph}
          </p>
        ))}
        <p className="mt-6">
          <SmartLink to={intro.link.href} className="link inline-block py-1">
            {intro.link.label}
          </SmartLink>
        </p>
      </div>
      <div className="md:col-span-6 md:pl-6 lg:col-span-5 lg:col-start-8">
        <Picture name={intro.image} className="aspect-[4/3] w-full rounded-2xl object-cover" />
        <div className="card relative mx-4 -mt-10 px-7 py-6 lift sm:mx-8">
          <CheckList items={intro.points} />
        </div>
      </div>
    </section>
  );
}
