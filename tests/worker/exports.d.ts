declare namespace Cloudflare {
  interface GlobalProps {
    /** What `exports` of cloudflare:workers holds in these tests. */
    readonly mainModule: typeof import('./entry.ts');
  }
}
