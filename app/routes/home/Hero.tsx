import { ButtonLink } from '~/components/Button';
import { Picture } from '~/components/Picture';
import { home } from '~/content/home';

/** The home page's opening: what we do, in one sentence, beside the home landscape. */
export function Hero() {
  const { header, actions, assurances } = home;
  return (
    <div className="border-b border-line">
      <div className="wrap grid items-center gap-10 py-12 lg:grid-cols-12 lg:gap-6 lg:py-0">
        <div className="lg:col-span-6 lg:py-20 lg:pr-8">
          <h1 className="step-5">{header.title}</h1>
          <p className="mt-6 max-w-[34rem] step-1 leading-normal text-muted">{header.subtitle}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink to={actions.primary.href} size="lg">
              {actions.primary.label}
            </ButtonLink>
            <ButtonLink to={actions.secondary.href} size="lg" variant="outline">
              {actions.secondary.label}
            </ButtonLink>
          </div>
          <ul className="mt-10 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-5 text-[0.95rem] text-muted">
            {assurances.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div className="lg:col-span-6 lg:bleed-right lg:self-stretch">
          <Picture
            name={header.image}
            priority
            className="aspect-[4/3] size-full rounded-2xl object-cover lg:aspect-auto lg:min-h-[34rem] lg:rounded-none lg:rounded-l-[2rem]"
          />
        </div>
      </div>
    </div>
  );
}
