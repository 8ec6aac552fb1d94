import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPage } from './links';

export function Prose({ html, className = '' }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const to = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!to || !isPage(to) || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are what is clicked, and keys click them
    // biome-ignore lint/a11y/noStaticElementInteractions: likewise
    <div
      className={`prose ${className}`}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
