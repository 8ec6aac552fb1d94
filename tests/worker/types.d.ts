declare module '*/build/server/index.js' {
  const handler: {
    fetch(request: Request, env: object, ctx: ExecutionContext): Promise<Response>;
    scheduled(controller: object, env: object, ctx: ExecutionContext): Promise<void>;
  };
  export default handler;
}

declare namespace Cloudflare {
  interface Env {
    readonly OWNER_MAIL: SendEmail;
  }

  interface GlobalProps {
    /** What `exports` of cloudflare:workers holds in these tests. */
    readonly mainModule: typeof import('./entry.ts');
  }
}
