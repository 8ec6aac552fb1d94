/** The folders whose Markdown files are pages: their address, their module in app/routes, what the search calls them. */
export const markdownSections = [
  { folder: 'blog', base: '/resources/blog', module: 'blog-post', kind: 'Article' },
  {
    folder: 'impact-stories',
    base: '/resources/impact-stories',
    module: 'impact-story',
    kind: 'Story',
  },
  { folder: 'samples', base: '/resources/samples', module: 'sample', kind: 'Sample' },
] as const;

export const sectionOf = (path: string) =>
  markdownSections.find(({ base }) => path.startsWith(`${base}/`));
