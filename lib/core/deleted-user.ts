/**
 * Articles need an author. Those of members who left belong to this account, whom nobody can sign in as; the name is kept
 * for the site (`lib/auth/username.ts`). It is no person, so lists and counts of people leave it out.
 */
export const DELETED_USER = { id: '00000000-0000-7000-8000-000000000000', username: 'deleted', fullName: '[deleted]' }

/** Whether a byline names nobody: there is no page to lead to and nobody to follow. */
export const isDeletedUser = ({ username }: { username: string }) => username === DELETED_USER.username
