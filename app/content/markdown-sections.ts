/** The folders whose Markdown files are pages: their address, and what the search calls them. */
export const markdownSections = [
  { folder: 'blog', base: '/resources/blog', kind: 'Blog post' },
  {
    folder: 'impact-stories',
    base: '/resources/impact-stories',
    kind: 'Example story',
  },
  { folder: 'samples', base: '/resources/samples', kind: 'Sample' },
] as const;

export const sectionOf = (path: string) =>
  markdownSections.find(({ base }) => path.startsWith(`${base}/`));
