/** What opens the menu of blocks. */
export const SIGN = '/'
