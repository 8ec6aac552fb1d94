/** A decorative icon of the one set (Lucide), as a class such as `i-lucide-scale`. Empty, so nothing reads it out. */
export function Icon({ name, className = 'size-5' }: { name: string; className?: string }) {
  return <span className={`${name} ${className}`} />;
}
