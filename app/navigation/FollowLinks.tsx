import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageBehind } from './page-link';

/**
 * Lets the router follow the links of the page. One listener instead of a component for each: a page has a hundred
 * links, most of them in the menu and the footer, and rendering those anew is what a visitor would wait for.
 */
export function FollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const page =
        event.defaultPrevented || isSpecial(event) ? undefined : pageBehind(event.target);
      if (!page) return;
      event.preventDefault();
      // As browsers do: the same address once more is no new entry in the history.
      const { pathname, search, hash } = window.location;
      const replace = page === pathname + search + hash;
      // In a task of its own the router's states become one rendering, not two, and the click is over at once.
      setTimeout(() => navigate(page, { replace }));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
}

/** A click that asks for a new tab, a new window, a download or a menu. */
function isSpecial({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
