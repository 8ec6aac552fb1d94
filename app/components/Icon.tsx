/** A decorative Lucide icon by class (`i-lucide-scale`); its size is a class such as `icon-5`, in quarters of a rem. */
export function Icon({ name, className = 'icon-5' }: { name: string; className?: string }) {
  return <span className={`${name} ${className}`} />;
}
