import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * A long text compiled from our own Markdown at build. Its inner links navigate in the page once React has taken over;
 * before that they are plain links.
 */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!href?.startsWith('/') || /\.\w+$/.test(href) || link?.target) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    // The listener only speeds up links, which work by keyboard and pointer on their own.
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: see above
    <div
      className={`prose ${className}`}
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
