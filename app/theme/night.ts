/** The CSS of dark ground: what the tokens mean inside `selector`. */
export function nightCss(selector: string): string {
  return `${selector} {
  --ink: var(--on-night);
  --muted: var(--on-night-muted);
  --evergreen: var(--glow);
  --evergreen-deep: var(--on-night);
  --on-evergreen: var(--night);
  --cedar: var(--glow);
  --line: var(--night-raised);
  --edge: var(--on-night-muted);
  --logo-line: var(--glow);
  --snow: var(--night-raised);
  --mist: var(--night-raised);
}
${selector} :focus-visible {
  outline-color: var(--glow);
  box-shadow: 0 0 0 2px var(--night);
}
@media (prefers-contrast: more) {
  ${selector} {
    --muted: var(--ink);
    --edge: var(--ink);
    --line: var(--ink);
  }
}`;
}
