const WIDE = { ellipsis: '&#8230;', 'left arrow': '&#8592;' } as const

/**
 * A character beyond Latin-1, written as a reference. Standing in the page itself it would make Node hold, measure and
 * send the whole page as wide characters, which costs a tenth of the pages served a second (npm run bench).
 */
export const WideCharacter = ({ name }: { name: keyof typeof WIDE }) => (
  <span dangerouslySetInnerHTML={{ __html: WIDE[name] }} />
)
