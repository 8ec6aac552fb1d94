import { lazy, Suspense, useEffect, useRef } from 'react';

let fetchNow = () => {};
const near = new Promise<void>((resolve) => {
  fetchNow = resolve;
});
if (import.meta.env.SSR) fetchNow();

const Estimator = lazy(async () => {
  await near;
  const { Estimator } = await import('~/components/estimate/Estimator');
  return { default: Estimator };
});

/** The estimator, whose script is fetched when it comes within a window's height; until then the server's HTML stands. */
export function EstimatorWhenNear() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchNow();
      },
      { rootMargin: '100%' },
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box}>
      <Suspense>
        <Estimator />
      </Suspense>
    </div>
  );
}
