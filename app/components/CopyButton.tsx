import type { ReactNode } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import { useBriefly } from './useBriefly';

/** Copies the text that `text` returns, and says whether that worked. If the browser refuses, it calls `onRefused`. */
export function CopyButton({
  words,
  icon,
  text,
  onRefused,
}: {
  words: Readonly<Record<'copy' | 'copied' | 'select', string>>;
  icon: string;
  text: () => string;
  onRefused?: () => void;
}) {
  const [said, say] = useBriefly<'copied' | 'select'>();
  const copy = async () => {
    const isCopied = await copyText(text());
    if (!isCopied) onRefused?.();
    say(isCopied ? 'copied' : 'select');
  };
  return (
    <>
      <Button variant="outline" onClick={copy}>
        <Icon name={said === 'copied' ? 'i-lucide-check' : icon} className="icon-4" />
        {words[said ?? 'copy']}
      </Button>
      <span role="status" className="visually-hidden">
        {said && words[said]}
      </span>
    </>
  );
}

/** False where the browser does not allow it, as on a page without https. */
async function copyText(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="outline" className="no-print" onClick={() => window.print()}>
      <Icon name="i-lucide-printer" className="icon-4" />
      {children}
    </Button>
  );
}
