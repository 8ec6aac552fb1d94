/** `name` is a Lucide icon (`i-lucide-scale`), `icon-5` its size in quarters of a rem. */
export function Icon({ name, className = 'icon-5' }: { name: string; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <use href={name.replace('i-lucide-', `${import.meta.env.ICONS}#`)} />
    </svg>
  );
}
