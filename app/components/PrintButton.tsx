import type { ReactNode } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import { useHydrated } from './useHydrated';

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button
      variant="outline"
      disabled={!useHydrated()}
      className="needs-script no-print"
      onClick={() => window.print()}
    >
      <Icon name="i-lucide-printer" className="icon-4" />
      {children}
    </Button>
  );
}
