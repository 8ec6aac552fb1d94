/**
 * A decorative icon of the one set (Lucide), as a class such as `i-lucide-scale`. Empty, so nothing reads it out. Its
 * size is a class such as `icon-5`, in quarters of a rem.
 */
export function Icon({ name, className = 'icon-5' }: { name: string; className?: string }) {
  return <span className={`${name} ${className}`} />;
}
