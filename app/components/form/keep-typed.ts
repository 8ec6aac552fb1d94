import { data } from 'react-router';

/** A form's clientAction: the server's answer, or, where none comes, the form's own failure with what was typed. */
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
    // A redirect is an answer.
    if (error instanceof Response) throw error;
    const values = Object.fromEntries(new URLSearchParams(typed));
    return data({ outcome: 'failed', status: 503, values } as const, { status: 503 });
  }
}
