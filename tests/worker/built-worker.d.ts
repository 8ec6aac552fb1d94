declare module '*/build/server/index.js' {
  const handler: {
    fetch(request: Request, env: object, ctx: ExecutionContext): Promise<Response>;
    scheduled(controller: object, env: object, ctx: ExecutionContext): Promise<void>;
  };
  export default handler;
}
