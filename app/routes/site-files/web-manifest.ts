import { organization } from '~/content/organization';
import { palette } from '~/theme/palette';

export function loader(): Response {
  const manifest = {
    name: organization.name,
    short_name: organization.shortName,
    start_url: '/',
    display: 'browser',
    background_color: palette.paper[0],
    theme_color: palette.night[0],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
