import { logoMark } from './logo-mark.ts';

export function Logo({ className = 'size-9' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true" fill="currentColor">
      <path d={logoMark.tree} />
      <path className="fill-[var(--logo-line,var(--cedar))]" d={logoMark.line} />
      <path opacity=".7" d={logoMark.water} />
    </svg>
  );
}
