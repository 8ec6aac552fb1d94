import { fontFiles } from '~/theme/fonts';

/**
 * Asks for the typefaces early. In the body: Chromium holds the first paint back for fonts that the head preloads,
 * though the text could stand there in its stand-in of the same measures.
 */
export function FontPreloads() {
  return fontFiles.map((href) => (
    <link
      key={href}
      rel="preload"
      href={href}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      // A link that listens stays where it is; React moves others into the head.
      onLoad={stay}
    />
  ));
}

function stay(): void {}
