import * as v from 'valibot';
import { contactFormFields, messageSchema } from '../../app/contact/message.server.ts';
import { fullMessage } from '../support/contact-message.ts';

export const emptyMessage = Object.fromEntries(contactFormFields.map((name) => [name, '']));

/** The row of the full message with these changes, or what is said of its fields; `offer` are the times to choose from. */
export function posted(changed: object, offer: Parameters<typeof messageSchema>[0] = []) {
  const schema = messageSchema(offer);
  const message = { ...emptyMessage, ...fullMessage, ...changed };
  const { success, output, issues } = v.safeParse(schema, message);
  return success ? output.typed : v.flatten<typeof schema>(issues).nested;
}
