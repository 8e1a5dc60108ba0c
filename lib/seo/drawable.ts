/** Latin with its extensions, general punctuation, currency: what the faces of share pictures hold. */
const UNKNOWN = /[^\u0020-\u007E\u00A0-\u024F\u2010-\u205E\u20A0-\u20BF\u2122]/gu

/**
 * A text with only what can be drawn. The drawing library would fetch a face from another host for anything else. A text
 * that is mostly in another script becomes `instead`.
 */
export function toDrawable(text: string, instead: string): string {
  const drawn = text.normalize('NFC').replace(UNKNOWN, '').replace(/\s+/g, ' ').trim()
  return drawn.length * 2 >= text.trim().length ? drawn : instead
}
