import { useEffect, useRef, useState } from 'react';

/** `show` scrolls to a slide by its index, wraps around and returns the index. */
export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const seen = useRef(0);
  // While `show` scrolls, its target counts as current, so that Next goes on from it.
  const isMoving = useRef(false);
  const [current, setCurrent] = useState(0);
  const [isLive, setLive] = useState(false);

  const mark = (index: number) => {
    seen.current = index;
    setCurrent(index);
  };

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
    settle();
    setLive(true);
    observer.observe(list);
    list.addEventListener('scroll', onScroll, { passive: true, signal });
    for (const event of ['scrollend', 'pointerdown', 'wheel']) {
      list.addEventListener(event, settle, { passive: true, signal });
    }
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, []);

  const show = (index: number): number => {
    const next = (index + count) % count;
    const list = track.current;
    if (!list) return current;
    isMoving.current = !isAt(list, next);
    list.scrollTo({ left: next * list.clientWidth });
    mark(next);
    return next;
  };

  return { track, current, isLive, show };
}

const isAt = (list: HTMLElement, index: number) =>
  Math.abs(list.scrollLeft - index * list.clientWidth) < 2;
