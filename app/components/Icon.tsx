/** A decorative icon of the one set (Lucide), as a class such as `i-lucide-scale`; hidden from assistive technology. */
export function Icon({ name, className = 'size-5' }: { name: string; className?: string }) {
  return <span aria-hidden="true" className={`${name} ${className}`} />;
}
