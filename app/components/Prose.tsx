/** A long text compiled from our own Markdown at build. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`prose ${className}`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
