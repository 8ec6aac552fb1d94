import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a navigation inside the page, announces the new page's title, as a full page load would (WCAG 2.2, 4.1.3). */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
