import { data } from 'react-router';

/** When no answer comes, returns the form's failure with what was typed. */
export async function keepTyped<Answer>({
  request,
  serverAction,
}: {
  request: Request;
  serverAction: () => Promise<Answer>;
}) {
  const typed = await request.clone().text();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const values = Object.fromEntries(new URLSearchParams(typed));
    return data({ outcome: 'failed', status: 503, values } as const, { status: 503 });
  }
}
