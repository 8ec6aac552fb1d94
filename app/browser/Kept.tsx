import { Component, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadDocument } from './document-load';
import { isShown } from './shown-page';

/** What stood in an element before an error in the browser. If that was another page, the right one is loaded. */
export function Kept({ of: find }: { of: () => Iterable<Node> }) {
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  // While React renders, the document is still what it was.
  const [nodes] = useState(() =>
    isShown(pathname) && !document.querySelector('main [data-loading]') ? [...find()] : null,
  );
  useLayoutEffect(() => {
    if (nodes) box.current?.replaceChildren(...nodes);
    else loadDocument();
  }, [nodes]);
  return <div ref={box} className="contents" />;
}

interface Props {
  readonly selector: string;
  readonly children: ReactNode;
}

/** A part of the layout that stays as it was when it fails. */
export class KeptOnError extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    window.reportError(error);
  }

  override render() {
    const { selector, children } = this.props;
    return this.state.failed ? <Kept of={() => document.querySelectorAll(selector)} /> : children;
  }
}
