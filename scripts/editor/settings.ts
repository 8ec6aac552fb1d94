/** Where the editor saves, as owner/name at GitHub. While it is empty, there is no editor. */
const repository: string = '';

/** 'own': in build/editor, for an address of its own (docs/editing.md). 'site': at /admin. */
const place: 'own' | 'site' = 'own';

// For tests, and for trying the editor before a repository is named.
const tried = process.env.EDITOR_REPOSITORY ?? '';

export const editorRepository = repository || tried;
export const editorPlace = repository ? place : tried ? ('site' as const) : ('off' as const);
