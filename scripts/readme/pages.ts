import { type Instruction, succeed } from './instruction.ts';
import { takeOut } from './take-out.ts';

const service = 'training-education';
const registry = 'app/content/schemas/registry-site.ts';
const event = `  page({ id: 'events', path: '/events', module: 'events', label: 'Events', rendering: 'static' }),
  page({ id: 'careers'`;

/** The README's instructions about pages. */
export const pages: readonly Instruction[] = [
  {
    title: 'A page',
    follow(copy) {
      copy.replace('app/pages.ts', "  page({ id: 'careers'", event);
      const { said } = copy.npm('check:content');
      if (!said.includes('npm run add:page'))
        throw new Error(`check:content does not name add:page:\n${said}`);
      const advised = succeed(copy, 'add:page');
      const [line = 'no line'] = /entry\('events', .*/.exec(advised) ?? [];
      copy.replace(registry, "  entry('errors'", `  ${line}\n  entry('errors'`);
      copy.replace(registry, '\nimport', "\nimport { PageSchema } from './page.ts';\nimport");
      succeed(copy, 'cards');
      const text = 'app/content/events.ts';
      copy.replace(
        text,
        /title: 'Events: [^']+'/,
        "title: 'Events for Boards and Their Treasurers'",
      );
      copy.replace(
        text,
        /description: '[^']+'/,
        "description: 'Evenings for boards and their treasurers: when they take place, what they are about, what they cost and how to come.'",
      );
      copy.replace(
        'app/content/navigation.ts',
        "  { name: 'Careers'",
        "  { name: 'Events', href: '/events', description: 'Evenings for boards' },\n  { name: 'Careers'",
      );
    },
    async holds(visitor) {
      await visitor.shows('/events', '<h1', 'One line below the title.', 'social/events.jpg');
      await visitor.shows('/', 'href="/events"');
      await visitor.shows('/sitemap.xml', '/events<');
    },
  },
  {
    title: 'A service page that is removed',
    follow: (copy) =>
      takeOut(copy, { address: `/services/${service}`, to: '/services' }, () => {
        copy.replace('app/pages.ts', new RegExp(`  servicePage\\('${service}'.*\\n`), '');
        copy.remove(`app/content/services/${service}.ts`);
      }),
    async holds(visitor) {
      await visitor.redirects(`/services/${service}`, '/services');
      for (const path of ['/', '/services', '/about/partnership', '/sitemap.xml', '/contact']) {
        await visitor.lacks(path, `/services/${service}`);
      }
    },
  },
];
