import { type ReactNode, useId, useState } from 'react';
import { Icon } from './Icon';
import { useHydrated } from './useHydrated';
import { useSlides } from './useSlides';

interface Slide {
  readonly author: string;
  readonly words: ReactNode;
}

const steps = [
  { label: 'Previous testimonial', icon: 'i-lucide-arrow-left', by: -1 },
  { label: 'Next testimonial', icon: 'i-lucide-arrow-right', by: 1 },
] as const;

/** The APG carousel pattern. It scrolls and snaps without JavaScript too. */
export function Carousel({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const id = useId();
  const { track, current, isLive, show } = useSlides(slides.length);
  const [said, setSaid] = useState('');
  const hydrated = useHydrated();
  const slideId = (index: number) => `${id}-${index + 1}`;
  const nameOf = (index: number) =>
    `${index + 1} of ${slides.length}: ${slides[index]?.author ?? ''}`;
  const goTo = (index: number) => setSaid(nameOf(show(index)));

  return (
    // biome-ignore lint/a11y/useSemanticElements: the APG pattern asks for groups, which are no fieldsets
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div hidden={slides.length < 2} className="no-print mb-4 flex flex-wrap items-center gap-2">
        {steps.map(({ label, icon, by }) => (
          <button
            key={label}
            type="button"
            disabled={!hydrated}
            aria-label={label}
            onClick={() => goTo(current + by)}
            className="needs-script grid size-11 place-items-center rounded-full border border-edge hover:bg-mist"
          >
            <Icon name={icon} />
          </button>
        ))}
        <ul className="flex flex-wrap sm:ml-3">
          {slides.map(({ author }, index) => (
            <li key={author}>
              <a
                href={`#${slideId(index)}`}
                aria-current={index === current ? 'true' : undefined}
                className="carousel-dot grid h-[2.75rem] w-8 place-items-center"
                onClick={(event) => {
                  event.preventDefault();
                  goTo(index);
                }}
              >
                <span className="visually-hidden">{`Show testimonial ${nameOf(index)}`}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <ul ref={track} className="carousel-track print:block" aria-label={label} tabIndex={0}>
        {slides.map(({ author, words }, index) => (
          <li
            key={author}
            id={slideId(index)}
            className="carousel-slide print:mb-4"
            inert={isLive && index !== current}
          >
            {/* biome-ignore lint/a11y/useSemanticElements: see above */}
            <div role="group" aria-roledescription="slide" aria-label={nameOf(index)}>
              {words}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
