import { organization } from '../../app/content/organization.ts';
import { markdownSections } from '../../app/content/pages.ts';
import { dataFile, dataSchemas } from '../../app/content/schemas/data.ts';
import { frontmatterSchemas } from '../../app/content/schemas/markdown.ts';
import { ServiceSchema } from '../../app/content/schemas/services.ts';
import { type Field, fieldsOf, inWords } from './fields.ts';
import { editorRepository } from './settings.ts';

const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  hint: 'Begin each section with a heading. Words in braces, such as {name}, are filled in by the site.',
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

const facts = ['organization', 'prices', 'consultations', 'team', 'ceo', 'testimonials'];

/** The data files that are facts or people, or the others. */
const filesIn = (name: string, label: string, icon: string, areFacts: boolean) => ({
  name,
  label,
  icon,
  editor: { preview: false },
  description:
    'Words in braces, such as {name}, are filled in by the site: leave them as they are.',
  files: Object.entries(dataSchemas)
    .filter(([data]) => facts.includes(data) === areFacts)
    .map(([data, schema]) => {
      return { name: data, label: inWords(data), file: dataFile(data), fields: fieldsOf(schema) };
    }),
});

/** A folder of Markdown. The owner can add texts if a page of the site lists them. */
function textsIn(
  name: keyof typeof frontmatterSchemas,
  label: string,
  label_singular: string,
  icon: string,
) {
  const base = markdownSections.find(({ folder }) => folder === name)?.base;
  return {
    name,
    label,
    label_singular,
    icon,
    folder: `app/content/${name}`,
    create: base !== undefined,
    delete: base !== undefined,
    preview_path: `${base ?? ''}/{{slug}}`,
    slug: { template: '{{title}}', editable: base ? ['update'] : false },
    fields: [...fieldsOf(frontmatterSchemas[name]), body],
  };
}

/** The configuration of the editor (sveltiacms.app/en/docs). Its forms come from the schemas of the content. */
export function editorConfig(siteUrl: string) {
  return {
    app_title: organization.name,
    backend: { name: 'github', repo: editorRepository, branch: 'main', auth_methods: ['token'] },
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
      filesIn('facts', 'Facts and people', 'groups', true),
      filesIn('pages', 'Pages', 'article', false),
      {
        name: 'services',
        label: 'Service pages',
        label_singular: 'Service page',
        icon: 'handshake',
        folder: 'app/content/data/services',
        extension: 'json',
        editor: { preview: false },
        create: false,
        delete: false,
        identifier_field: 'header.title',
        summary: '{{header.title}}',
        fields: fieldsOf(ServiceSchema),
      },
      textsIn('blog', 'Blog posts', 'Blog post', 'newspaper'),
      textsIn('impact-stories', 'Impact stories', 'Impact story', 'auto_stories'),
      textsIn('samples', 'Sample documents', 'Sample document', 'description'),
      textsIn('legal', 'Legal texts', 'Legal text', 'gavel'),
    ],
  };
}
