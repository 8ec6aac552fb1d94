import { useEffect, useId, useRef, useState } from 'react';
import type { Quote } from '~/content/schemas/page';
import type { Link } from '~/content/schemas/primitives';
import { Icon } from './Icon';
import { TextLink } from './links';
import { Picture } from './Picture';
import { SideSection } from './Section';
import { useHydrated } from './useHydrated';

export function Testimonial({ quote, author, logo, label }: Quote) {
  return (
    <figure className="grid measure gap-4">
      {label && <p className="step--1 font-600 text-muted">{label}</p>}
      <blockquote className={label ? 'step-1 leading-normal' : 'font-display step-2 leading-snug'}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className="flex items-center gap-[min(0.75rem,4vw)] step--1 text-muted">
        <Picture
          picture={logo}
          className="size-[min(2.5rem,13vw)] flex-none rounded-full outline outline-1 outline-edge"
        />
        {author}
      </figcaption>
    </figure>
  );
}

const steps = [
  { label: 'Previous testimonial', icon: 'i-lucide-arrow-left', by: -1 },
  { label: 'Next testimonial', icon: 'i-lucide-arrow-right', by: 1 },
] as const;

/** The APG carousel pattern. It scrolls and snaps without JavaScript too, and the browser's search finds every slide. */
export function Testimonials({
  ground,
  heading,
  link,
  items,
}: {
  ground?: 'mist';
  heading: string;
  link?: Link;
  items: readonly Quote[];
}) {
  const id = useId();
  const { track, current, show } = useSlides();
  const [said, setSaid] = useState('');
  const hydrated = useHydrated();
  const slideId = (index: number) => `${id}-${index + 1}`;
  const nameOf = (index: number) =>
    `${index + 1} of ${items.length}: ${items[index]?.author ?? ''}`;
  const goTo = (index: number) => {
    const next = (index + items.length) % items.length;
    show(next);
    setSaid(nameOf(next));
  };

  return (
    <SideSection
      ground={ground}
      id="testimonials"
      heading={heading}
      beside={link && <TextLink link={link} className="mt-3" />}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the APG pattern asks for groups, which are no fieldsets */}
      <div role="group" aria-roledescription="carousel" aria-label={heading}>
        <p role="status" className="visually-hidden">
          {said}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
        <ul ref={track} className="carousel-track print:block" aria-label={heading} tabIndex={0}>
          {items.map((item, index) => (
            <li key={slideId(index)} id={slideId(index)} className="carousel-slide">
              {/* biome-ignore lint/a11y/useSemanticElements: see above */}
              <div role="group" aria-roledescription="slide" aria-label={nameOf(index)}>
                <Testimonial {...item} />
              </div>
            </li>
          ))}
        </ul>
        <div hidden={items.length < 2} className="no-print -ml-3 mt-4 flex flex-wrap items-center">
          {steps.map(({ label, icon, by }) => (
            <button
              key={label}
              type="button"
              disabled={!hydrated}
              aria-label={label}
              onClick={() => goTo(current + by)}
              className="needs-script grid size-11 place-items-center rounded-full @hover:bg-mist"
            >
              <Icon name={icon} />
            </button>
          ))}
          <ul className="flex flex-wrap">
            {items.map((_, index) => (
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
      </div>
    </SideSection>
  );
}

/** Milliseconds without scrolling after which a slide is the current one. While `show` scrolls, its goal is. */
const rest = 150;

function useSlides() {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (index: number) => {
    track.current?.scrollTo({ left: index * track.current.clientWidth });
    setCurrent(index);
  };
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => setCurrent(Math.round(list.scrollLeft / list.clientWidth));
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, rest);
    };
    // The browser's search selects what it finds, but may scroll less than a slide.
    const onSelect = () => {
      const chosen = getSelection()?.anchorNode ?? null;
      const index = [...list.children].findIndex((slide) => slide.contains(chosen));
      if (index >= 0) list.scrollTo({ left: index * list.clientWidth, behavior: 'instant' });
    };
    settle();
    list.addEventListener('scroll', onScroll, { passive: true, signal: controller.signal });
    document.addEventListener('selectionchange', onSelect, { signal: controller.signal });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);
  return { track, current, show };
}
