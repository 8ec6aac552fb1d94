import { data } from 'react-router';

/**
 * A form's clientAction: the server's answer. Where none comes (no network, an outage's page) it is the failure that the
 * form knows, with what was typed, and not the error view, which would take the form's place.
 */
export async function submit<Answer>({
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
