/** The longest text that can be shown, in bytes of UTF-8; about 30,000 words. */
export const MARKDOWN_BYTES = 200_000

const utf8 = new TextEncoder()

/** Whether a text can be shown; measured as the server measures it. */
export const isWithinMarkdownLimit = (markdown: string): boolean => utf8.encode(markdown).byteLength <= MARKDOWN_BYTES

export const TOO_LONG = 'This text is too long to be shown.'
