const ESCAPED: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Structured data as the text of a `<script type="application/ld+json">`. It holds words of members, so nothing in it
 * may close the element or start a comment; the same JSON is read back.
 */
export const toJsonLd = (data: object) =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPED[character] ?? character)
