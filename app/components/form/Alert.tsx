import type { ReactNode } from 'react';
import { useFocusWhenShown } from '~/components/useFocusWhenShown';
import { Icon } from '../Icon';

const looks = {
  success: {
    box: 'border-evergreen bg-snow',
    mark: 'text-evergreen',
    icon: 'i-lucide-circle-check',
  },
  error: { box: 'border-cedar bg-cedar-wash', mark: 'text-cedar', icon: 'i-lucide-circle-alert' },
} as const;

/** Takes the focus when it appears. */
export function Alert({ kind, children }: { kind: keyof typeof looks; children: ReactNode }) {
  const box = useFocusWhenShown();
  const { box: boxLook, mark, icon } = looks[kind];
  return (
    <div
      ref={box}
      role={kind === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts the browser moves the focus to the outcome
      autoFocus
      className={`on-paper flex items-start gap-3 rounded-xl border-2 p-5 ${boxLook}`}
    >
      <Icon name={icon} className={`mt-0.5 icon-6 ${mark}`} />
      <div className={`font-600 ${mark}`}>{children}</div>
    </div>
  );
}
