import { Component, createElement, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly location: unknown;
}

interface State {
  readonly failed: boolean;
  readonly location: unknown;
}

/**
 * Stands in the browser for the router's own outermost error boundary, which brings the router's script tags along and
 * shows a stack trace. It is reached only when the frame itself fails (every other error has the site's error view), so
 * it needs no styles and no router: a sentence and a way to load the page anew.
 */
export class RemixErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, location: this.props.location };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return state.location === location ? null : { failed: false, location };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return createElement(
      'html',
      { lang: 'en-CA' },
      createElement(
        'body',
        null,
        createElement('a', { href: '' }, 'This page failed. Load it again'),
      ),
    );
  }
}

/** Asked for where a root route has no error boundary; ours has one. */
export const RemixRootDefaultErrorBoundary = () => null;

/** Asked for where a document arrives without its data; ours arrive whole. */
export const RemixRootDefaultHydrateFallback = () => null;
