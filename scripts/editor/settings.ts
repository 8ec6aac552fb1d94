import * as v from 'valibot';
import settings from './settings.json' with { type: 'json' };

const SettingsSchema = v.strictObject({
  /** The repository at GitHub that the editor saves to, as owner/name; without one it is not built. */
  repository: v.pipe(v.string(), v.regex(/^([\w.-]+\/[\w.-]+)?$/, 'write owner/name')),
  branch: v.string(),
  /** 'site': at /admin. 'own': in build/editor, for an address of its own (docs/editing.md). */
  place: v.picklist(['site', 'own']),
  /** 'simple' publishes what is saved; 'editorial_workflow' makes a pull request of it, for somebody else to approve. */
  publish: v.picklist(['simple', 'editorial_workflow']),
  /** The address of an OAuth worker for GitHub's own window (docs/editing.md); '' offers an access token alone. */
  oauthWorker: v.string(),
});

const { repository, place, ...others } = v.parse(SettingsSchema, settings);
// Tests try the editor before anybody has named a repository.
const named = repository || (process.env.EDITOR_REPOSITORY ?? '');

/** What the owner decides about the editor, in settings.json. */
export const editorSettings = {
  ...others,
  repository: named,
  place: named ? place : ('off' as const),
};
