import type { SectionText } from '~/content/schemas/page';

export function StepList({
  steps,
  className,
}: {
  steps: readonly SectionText[];
  className: string;
}) {
  return (
    <ol className={`ml-[min(1.125rem,5vw)] grid lg:ml-0 lg:gap-x-6 lg:gap-y-12 ${className}`}>
      {steps.map(({ heading, text }, index) => (
        <li
          key={heading}
          className="relative border-l border-edge pb-9 pl-7 last:pb-0 lg:border-l-0 lg:border-t lg:pb-0 lg:pl-0 lg:pt-9"
        >
          <span
            aria-hidden="true"
            className="absolute -left-[min(1.125rem,5vw)] top-0 grid size-[min(2.25rem,10vw)] place-items-center rounded-full bg-evergreen font-650 text-[min(1em,5vw)] leading-none text-on-evergreen lg:left-0 lg:-top-4.5"
          >
            {index + 1}
          </span>
          <h3 className="step-1">{heading}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
