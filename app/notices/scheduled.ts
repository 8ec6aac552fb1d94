import type { Mailer } from '../server/bindings.ts';
import { readEnvironment } from '../server/environment.ts';
import { createLog } from '../server/log.ts';
import { readNotices } from '../server/notice-variables.ts';
import { readSiteUrl } from '../server/site-url.ts';
import { deliverNotices } from './deliver.ts';

/** Delivers what is due without a request; the links of the mails need SITE_URL. Never rejects. */
export async function deliverScheduled({
  env,
  mailer,
}: {
  env: unknown;
  mailer: Mailer | null;
}): Promise<void> {
  await deliverNotices({
    get environment() {
      return readEnvironment(env);
    },
    get notices() {
      return readNotices(env);
    },
    get siteUrl() {
      return readSiteUrl(env);
    },
    mailer,
    log: createLog(crypto.randomUUID()),
  });
}
