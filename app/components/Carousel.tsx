import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '~/components/useHydrated';
import { Icon } from './Icon';

interface Slide {
  readonly author: string;
  readonly words: ReactNode;
}

const steps = [
  { label: 'Previous testimonial', icon: 'i-lucide-arrow-left', by: -1 },
  { label: 'Next testimonial', icon: 'i-lucide-arrow-right', by: 1 },
] as const;

/** The APG carousel pattern. It scrolls and snaps without JavaScript too, and the browser's search finds every slide. */
export function Carousel({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const id = useId();
  const { track, current, show } = useSlides(slides.length);
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
            className="needs-script grid size-11 place-items-center rounded-full border border-edge @hover:bg-mist"
          >
            <Icon name={icon} />
          </button>
        ))}
        <ul className="flex flex-wrap sm:ml-3">
          {slides.map((_, index) => (
            <li key={slideId(index)}>
              <a
                href={`#${slideId(index)}`}
                aria-current={index === current ? 'true' : undefined}
                className="carousel-dot grid size-[2.75rem] place-items-center"
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
        {slides.map(({ words }, index) => (
          <li key={slideId(index)} id={slideId(index)} className="carousel-slide print:mb-4">
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

/** `show` scrolls to a slide by its index, wraps around and returns the index. */
function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const seen = useRef(0);
  // While `show` scrolls, its target counts as current, so that Next goes on from it.
  const isMoving = useRef(false);
  const [current, setCurrent] = useState(0);

  const mark = useCallback((index: number) => {
    seen.current = index;
    setCurrent(index);
  }, []);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const controller = new AbortController();
    const { signal } = controller;
    let width = list.clientWidth;
    const settle = () => {
      // During a change of width the position belongs to no slide.
      if (list.clientWidth !== width || width === 0) return;
      isMoving.current = false;
      mark(Math.round(list.scrollLeft / width));
    };
    const onScroll = () => {
      if (!isMoving.current || isAt(list, seen.current)) settle();
    };
    // Engines differ in which slide they show after a change of width.
    const observer = new ResizeObserver(() => {
      if (list.clientWidth === width) return;
      width = list.clientWidth;
      list.scrollTo({ left: seen.current * width, behavior: 'instant' });
    });
    // The browser's search selects what it finds, but may scroll less than a slide.
    const onSelect = () => {
      const chosen = getSelection()?.anchorNode ?? null;
      const index = [...list.children].findIndex((slide) => slide.contains(chosen));
      if (index >= 0) list.scrollTo({ left: index * list.clientWidth, behavior: 'instant' });
    };
    settle();
    document.addEventListener('selectionchange', onSelect, { signal });
    observer.observe(list);
    list.addEventListener('scroll', onScroll, { passive: true, signal });
    for (const event of ['scrollend', 'pointerdown', 'wheel']) {
      list.addEventListener(event, settle, { passive: true, signal });
    }
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [mark]);

  const show = (index: number): number => {
    const next = (index + count) % count;
    const list = track.current;
    if (!list) return current;
    isMoving.current = !isAt(list, next);
    list.scrollTo({ left: next * list.clientWidth });
    mark(next);
    return next;
  };

  return { track, current, show };
}

const isAt = (list: HTMLElement, index: number) =>
  Math.abs(list.scrollLeft - index * list.clientWidth) < 2;
