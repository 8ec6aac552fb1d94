export function Paragraphs({ texts, className }: { texts: readonly string[]; className: string }) {
  return texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));
}
