import type { TreeCopy } from '../copy/tree-copy.ts';

/** A mistake of an owner: where it is made, and what check:content has to say. */
interface Mistake {
  readonly what: string;
  readonly file: string;
  readonly before: string | RegExp;
  readonly after: string;
  readonly sentence: string;
}

const post = 'app/content/blog/ai-policy-one-page.md';

/** One for each way in which the check reads the site; the sentences' variants are held by the unit tests. */
const mistakes: readonly Mistake[] = [
  {
    what: 'a quotation mark that is missing',
    file: 'app/content/team.ts',
    before: "title: 'Our Team'",
    after: "title: 'Our Team",
    sentence: 'app/content/team.ts: line 14: it cannot be read',
  },
  {
    what: 'a word of the list of pages that is misspelt',
    file: 'app/pages.ts',
    before: "  page({ id: 'careers'",
    after: "  pge({ id: 'careers'",
    sentence: 'it cannot be read (pge is not defined)',
  },
  {
    what: 'a misspelt field',
    file: 'app/content/footer.ts',
    before: "heading: 'Company'",
    after: "headng: 'Company'",
    sentence: 'app/content/footer.ts: company.headng: remove this field or correct its spelling',
  },
  {
    what: 'a dead link',
    file: 'app/content/footer.ts',
    before: "href: '/careers'",
    after: "href: '/carers'",
    sentence: 'app/content/footer.ts: company.links.7.href: no page stands at /carers',
  },
  {
    what: 'a picture that is not there',
    file: 'app/content/team.ts',
    before: 'portraits/staff-1',
    after: 'portraits/staff-9',
    sentence: 'app/content/team.ts: staff.0.portrait: name a picture of the family portraits',
  },
  {
    what: 'a title with a colon and without quotes',
    file: post,
    before: /^title: .*/m,
    after: 'title: A policy: what it says',
    sentence: `${post}: title: put the title in quotes`,
  },
  {
    what: 'a post without a category',
    file: post,
    before: /^category: .*\n/m,
    after: '',
    sentence: `${post}: category: add this field`,
  },
];

/** Makes each mistake and takes it back; gives a sentence for each that check:content does not name as it should. */
export function unnamedMistakes(copy: TreeCopy): readonly string[] {
  return mistakes.flatMap(({ what, file, before, after, sentence }) => {
    const whole = copy.read(file);
    copy.replace(file, before, after);
    const { ok, said } = copy.npm('check:content');
    copy.write(file, whole);
    return !ok && said.includes(sentence)
      ? []
      : [`check:content does not name ${what} with “${sentence}”; it says:\n${said}`];
  });
}
