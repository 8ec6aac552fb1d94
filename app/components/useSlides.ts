import { useEffect, useRef, useState } from 'react';

/** Which slide of a scrolling row is seen; `show` scrolls to one by its index, wraps around and returns the index. */
export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  // Where `show` is taking the slides: while they move that one counts as seen, so that Next goes on from it.
  const goal = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = () => {
      goal.current = undefined;
      // A list that is not laid out has no width, and shows no other slide than before.
      if (list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
    };
    const onScroll = () => {
      if (goal.current === undefined || isAt(list, goal.current)) settle();
    };
    settle();
    setLive(true);
    list.addEventListener('scroll', onScroll, { passive: true, signal });
    for (const event of ['scrollend', 'pointerdown', 'wheel']) {
      list.addEventListener(event, settle, { passive: true, signal });
    }
    return () => controller.abort();
  }, []);

  const show = (index: number): number => {
    const next = (index + count) % count;
    const list = track.current;
    if (!list) return current;
    goal.current = isAt(list, next) ? undefined : next;
    list.scrollTo({ left: next * list.clientWidth });
    setCurrent(next);
    return next;
  };

  return { track, current, isLive, show };
}

/** Scroll positions may be fractions of a pixel. */
const isAt = (list: HTMLElement, index: number) =>
  Math.abs(list.scrollLeft - index * list.clientWidth) < 2;
