/** What takes no room or turns the direction of what follows: a title could pose as another with it. */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
/** Joiners and variants that nothing beside them needs: other scripts and emoji do, plain letters do not. */
const LONE_JOINER = /(?<!\P{ASCII})[\u200c\u200d]|[\u200c\u200d](?!\P{ASCII})|(?<=[\p{L}\s]|^)[\ufe0e\ufe0f]/gu
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu

/**
 * A typed title as it is stored: composed characters, single spaces, without control characters, without what is invisible
 * or turns the writing direction, and with at most three marks on a letter. Joiners stay where other scripts and emoji
 * need them.
 */
export const cleanTitle = (title: string): string =>
  title
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(LONE_JOINER, '')
    .replace(STACKED_MARKS, '$1')
    .replace(/ +/g, ' ')
    .trim()

/** Whether a title has anything that can be read. */
export const isReadable = (title: string) => /[\p{L}\p{N}]/u.test(title)
