/** What the server answers, or `instead` when no answer of ours comes. A redirect goes on. */
export function answerOr<Answer, Instead>(
  answer: Promise<Answer>,
  instead: (error: unknown) => Instead,
): Promise<Answer | Instead> {
  return answer.catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return instead(error);
  });
}
