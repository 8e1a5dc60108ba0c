/** What a visitor is told; the specification's. */
export const SIGN_IN_FIRST = 'You must be signed in to update your profile'
