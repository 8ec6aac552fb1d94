/** Asks a running site as a visitor would, and gathers in sentences what is not as promised. */
export class Visitor {
  readonly problems: string[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The address answers, and its document holds every one of the texts. */
  async shows(path: string, ...texts: readonly string[]): Promise<void> {
    const { status, text } = await this.#ask(path);
    this.expect(status === 200, `${path} is answered with ${status}.`);
    for (const wanted of texts) this.expect(text.includes(wanted), `${path} lacks “${wanted}”.`);
  }

  /** The document at an address holds none of the texts. */
  async lacks(path: string, ...texts: readonly string[]): Promise<void> {
    const { text } = await this.#ask(path);
    for (const gone of texts) this.expect(!text.includes(gone), `${path} still holds “${gone}”.`);
  }

  /** The address leads to another for good, with a slash at its end too, and takes its query along. */
  async redirects(from: string, to: string): Promise<void> {
    for (const [asked, wanted] of [
      [from, to],
      [`${from}/`, to],
      [`${from}?a=b`, `${to}?a=b`],
    ] as const) {
      const { status, location } = await this.#ask(asked);
      const leads = location === wanted && [301, 308].includes(status);
      this.expect(leads, `${asked} is answered with ${status} to ${location}, not led to ${to}.`);
    }
  }

  expect(holds: boolean, otherwise: string): void {
    if (!holds) this.problems.push(otherwise);
  }

  async #ask(path: string) {
    const response = await fetch(this.#origin + path, { redirect: 'manual' });
    const location = response.headers.get('Location')?.replace(this.#origin, '');
    return { status: response.status, location, text: await response.text() };
  }
}
