import { useEffect, useRef, useState } from 'react';

/**
 * After a navigation inside the page, announces the new page's title, as a full page load would (WCAG 2.2, 4.1.3). `path`
 * is that of the page that is painted: the heading does not wait for an announcement.
 */
export function RouteAnnouncer({ path }: { path: string }) {
  const previous = useRef(path);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    setTitle(document.title);
  }, [path]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
