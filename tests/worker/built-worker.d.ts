declare module '*/build/server/index.js' {
  const handler: {
    fetch(request: Request, env: object, ctx: ExecutionContext): Promise<Response>;
  };
  export default handler;
}
