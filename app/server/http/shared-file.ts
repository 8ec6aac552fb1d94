/** A text that programs ask for (a feed, the sitemap), which shared caches may keep for `maxAge` seconds. */
export function sharedFile(type: string, text: string, maxAge: number): Response {
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${maxAge}`,
    },
  });
}
