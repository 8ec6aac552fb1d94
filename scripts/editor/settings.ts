import * as v from 'valibot';
import settings from './settings.json' with { type: 'json' };

const SettingsSchema = v.strictObject({
  /** Where the editor saves, as owner/name at GitHub. While it is empty, there is no editor. */
  repository: v.pipe(v.string(), v.regex(/^([\w.-]+\/[\w.-]+)?$/, 'write owner/name')),
  branch: v.string(),
  /** 'site': at /admin. 'own': in build/editor, for an address of its own (docs/editing.md). */
  place: v.picklist(['site', 'own']),
  /** 'simple' publishes what is saved. 'editorial_workflow' makes a pull request of it. */
  publish: v.picklist(['simple', 'editorial_workflow']),
  /** The address of a server for signing in through GitHub's window. Without one, an access token is asked for. */
  oauthWorker: v.string(),
});

const { repository, place, ...others } = v.parse(SettingsSchema, settings);
// For tests, and for trying the editor before a repository is named.
const named = repository || (process.env.EDITOR_REPOSITORY ?? '');

/** What the owner decides about the editor, in settings.json. */
export const editorSettings = {
  ...others,
  repository: named,
  place: repository ? place : named ? ('site' as const) : ('off' as const),
};
