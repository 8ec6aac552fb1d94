/** `name` is a Lucide class (`i-lucide-scale`), `icon-5` its size in quarters of a rem. */
export function Icon({ name, className = 'icon-5' }: { name: string; className?: string }) {
  return <span className={`${name} ${className}`} />;
}
