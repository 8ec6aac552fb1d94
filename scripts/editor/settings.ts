/** What the owner decides about the editor; each line may be changed alone. */
interface EditorSettings {
  /** 'site': at /admin. 'own': in build/editor, for an address of its own (docs/editing.md). 'off': not built. */
  readonly place: 'site' | 'own' | 'off';
  /** The repository at GitHub that it saves to. */
  readonly repository: string;
  readonly branch: string;
  /** 'simple' publishes what is saved; 'editorial_workflow' makes a pull request of it, for somebody else to approve. */
  readonly publish: 'simple' | 'editorial_workflow';
  /** The address of an OAuth worker for GitHub's own window (docs/editing.md); '' offers an access token alone. */
  readonly oauthWorker: string;
}

export const editorSettings: EditorSettings = {
  place: 'site',
  repository: 'your-organization/your-website',
  branch: 'main',
  publish: 'simple',
  oauthWorker: '',
};
