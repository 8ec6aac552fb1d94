import { Icon } from './Icon';

export function DataAge({ seconds }: { seconds: number | null }) {
  if (seconds === null) return null;
  const relative = new Intl.RelativeTimeFormat('en-CA', { numeric: 'always' });
  const minutes = Math.max(1, Math.round(seconds / 60));
  const age =
    minutes < 60
      ? relative.format(-minutes, 'minute')
      : relative.format(-Math.round(minutes / 60), 'hour');
  return (
    <p className="flex items-center gap-2 step--1 text-muted">
      <Icon name="i-lucide-clock" className="icon-4" />
      <span>{`Last updated ${age}`}</span>
    </p>
  );
}
