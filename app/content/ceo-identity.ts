/** Who leads the organization, apart from the long profile, so that the list of pages can name the page cheaply. */
export const ceoIdentity = {
  slug: 'nadia-thorvaldson',
  name: 'Nadia Thorvaldson',
  role: 'Chief Executive Officer',
} as const;
