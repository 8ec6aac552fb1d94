import { type Source, textsOf } from '../content/source.ts';
import { isExample } from './settings-problems.ts';

/** What the check asks of the site's texts and pictures. */
export interface LaunchContent {
  readonly sources: readonly Source[];
  /** The ids of all pages, posts and stories, as their social cards are called. */
  readonly cards: readonly string[];
  readonly organization: { readonly email: string; readonly mailingAddress: string };
  /** From the repository's top. */
  readonly hasFile: (path: string) => boolean;
}

const home = 'app/content/data/organization.json';

/** The front page of a network, where a person's or an organization's own page should stand. */
const network = /^https:\/\/(www\.)?(linkedin|instagram|facebook)\.com\/?$/;

/** Placeholders that must not go public, a line each: what stands where, and what to do. */
export function launchProblems(content: LaunchContent): readonly string[] {
  return [
    ...content.sources.flatMap((source) => placeholdersIn(source, content.organization.email)),
    ...(/example/i.test(content.organization.mailingAddress)
      ? [`${home}: mailingAddress: write your own; the law wants it in every newsletter`]
      : []),
    ...content.cards
      .filter((id) => !content.hasFile(`public/images/social/${id}.jpg`))
      .map((id) => `public/images/social/${id}.jpg does not exist; run npm run draw`),
  ];
}

/** The organization's own address stands on most pages: it is named once, where it comes from. */
function placeholdersIn({ file, value }: Source, own: string): readonly string[] {
  return textsOf(value).flatMap(({ field, text }) => {
    if (text === '#') return [`${file}: ${field}: # leads nowhere; write the address or remove it`];
    if (network.test(text))
      return [`${file}: ${field}: ${text} is the network’s own page; write the profile’s address`];
    const address = /^(https?:\/\/|mailto:)\S+$/.test(text) || /^\S+@\S+$/.test(text);
    const isOwn = text.includes(own) && file !== home;
    return address && !isOwn && isExample(text)
      ? [`${file}: ${field}: ${text} is an example's address; write your own`]
      : [];
  });
}
