import { type Instruction, succeed } from './instruction.ts';
import { colleague } from './people.ts';
import { takeOut } from './take-out.ts';

const title = 'Winter hours: what a small office can close';
const fields: Readonly<Record<string, string>> = {
  id: 'winter-hours',
  title: `"${title}"`,
  excerpt:
    'Between the holidays the telephone is quiet. What a small charity can close, what has to stay open, and whom to tell before the doors are locked.',
  author: colleague,
  cover: 'blog/winter-hours',
  description:
    'What a small Canadian charity can close between the holidays, what has to stay open, and whom to tell before you lock the doors.',
};
const retired = 'part-time-and-relief-staff';

/** The README's instructions about posts. */
export const posts: readonly Instruction[] = [
  {
    title: 'A post with its social card',
    follow(copy) {
      const [, front = ''] =
        /^---\n(.*?)\n---\n/s.exec(copy.read('app/content/blog/ontario-job-posting-rules.md')) ??
        [];
      const own = Object.entries(fields).reduce(
        (text, [field, value]) =>
          text.replace(new RegExp(`^${field}: .*`, 'm'), `${field}: ${value}`),
        front,
      );
      copy.write(
        'app/content/blog/winter-hours.md',
        `---\n${own}\n---\n\n## Before you lock the door\n\nTell the wintering bookkeeper.\n`,
      );
      const { said } = copy.npm('check:content');
      if (!said.includes('social/blog/winter-hours.jpg does not exist: run npm run cards'))
        throw new Error(`check:content does not ask for the post's social card:\n${said}`);
      succeed(copy, 'cards');
    },
    async holds(visitor, copy) {
      const path = '/resources/blog/winter-hours';
      await visitor.shows(
        path,
        title,
        'wintering bookkeeper',
        colleague,
        'social/blog/winter-hours.jpg',
      );
      await visitor.shows('/resources/blog', title);
      await visitor.shows('/resources/blog/feed.xml', title);
      await visitor.shows('/sitemap.xml', path);
      await visitor.shows('/search?q=wintering', title);
      visitor.expect(
        copy.has('public/images/social/blog/winter-hours.jpg'),
        'The post has no card.',
      );
    },
  },
  {
    title: 'A post that is retired',
    follow: (copy) =>
      takeOut(copy, { address: `/resources/blog/${retired}`, to: '/resources/blog' }, () => {
        copy.remove(`app/content/blog/${retired}.md`);
      }),
    async holds(visitor) {
      await visitor.redirects(`/resources/blog/${retired}`, '/resources/blog');
      await visitor.lacks('/resources/blog', retired);
      await visitor.lacks('/sitemap.xml', retired);
    },
  },
];
