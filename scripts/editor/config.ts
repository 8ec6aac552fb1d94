import { markdownSections } from '../../app/content/markdown-sections.ts';
import { organization } from '../../app/content/organization.ts';
import { type DataName, dataFile, dataSchemas } from '../../app/content/schemas/data.ts';
import { frontmatterSchemas } from '../../app/content/schemas/markdown.ts';
import { dataNames } from '../content/data-problems.ts';
import { type Field, fieldsOf } from './fields.ts';
import { editorSettings } from './settings.ts';

const lists = {
  facts: {
    label: 'Facts and people',
    icon: 'groups',
    files: {
      organization: 'Organization',
      prices: 'Prices',
      team: 'Team',
      ceo: 'Chief executive',
      testimonials: 'Testimonials',
    },
  },
  pages: {
    label: 'Pages',
    icon: 'article',
    files: {
      home: 'Home',
      about: 'Our Story',
      services: 'Services',
      'custom-solutions': 'Custom solutions',
      faq: 'Questions and answers',
      videos: 'Videos',
      podcasts: 'Podcasts',
      'impact-stories': 'Impact stories (list)',
    },
  },
} as const;

/** The folders of Markdown: what many and one are called, and their icon. */
const folders = {
  blog: ['Blog posts', 'Blog post', 'newspaper'],
  'impact-stories': ['Impact stories', 'Impact story', 'auto_stories'],
  samples: ['Sample documents', 'Sample document', 'description'],
  legal: ['Legal texts', 'Legal text', 'gavel'],
} as const;

const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  hint: 'Begin sections with a heading of the second level: the title above is the first.',
  buttons: [
    'bold',
    'italic',
    'link',
    'heading-two',
    'heading-three',
    'bulleted-list',
    'numbered-list',
    'quote',
  ],
  editor_components: ['table'],
};

const filesOf = (titles: Partial<Record<DataName, string>>) =>
  dataNames
    .filter((name) => titles[name])
    .map((name) => ({
      ...{ name, label: titles[name], file: dataFile(name), format: 'json' },
      fields: fieldsOf(dataSchemas[name]),
    }));

/** Of the front matter a preview shows the title alone. */
const shown = (field: Field) => ({ ...field, preview: field.name === 'title' });

/** The whole configuration of the editor (sveltiacms.app/en/docs), from the schemas of the content. `siteUrl` may be ''. */
export function editorConfig(siteUrl: string) {
  const bases = new Map<string, string>(markdownSections.map(({ folder, base }) => [folder, base]));
  return {
    app_title: organization.name,
    logo: { src: '/favicon.svg' },
    backend: {
      name: 'github',
      repo: editorSettings.repository,
      branch: editorSettings.branch,
      ...(editorSettings.oauthWorker
        ? { base_url: editorSettings.oauthWorker }
        : { auth_methods: ['token'] }),
    },
    publish_mode: editorSettings.publish,
    ...(siteUrl && { site_url: siteUrl }),
    media_folder: 'app/content/photos',
    public_folder: '/images/photos',
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: 20_000_000 } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 80 },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    collections: [
      ...Object.entries(lists).map(([name, { label, icon, files }]) => ({
        name,
        label,
        icon,
        format: 'json',
        editor: { preview: false },
        files: filesOf(files),
      })),
      {
        name: 'services',
        label: 'Service pages',
        label_singular: 'Service page',
        icon: 'handshake',
        folder: 'app/content/data/services',
        extension: 'json',
        format: 'json',
        editor: { preview: false },
        create: false,
        delete: false,
        identifier_field: 'header.title',
        summary: '{{header.title}}',
        fields: fieldsOf(dataSchemas['services/governance']),
      },
      ...Object.entries(folders).map(([folder, [label, label_singular, icon]]) => {
        const base = bases.get(folder);
        return {
          name: folder,
          ...{ label, label_singular, icon },
          folder: `app/content/${folder}`,
          create: base !== undefined,
          delete: base !== undefined,
          preview_path: `${base ?? ''}/{{slug}}`,
          slug: { template: '{{title}}', editable: base ? ['update'] : false },
          fields: [...fieldsOf(frontmatterSchemas[folder]).map(shown), body],
        };
      }),
    ],
  };
}
