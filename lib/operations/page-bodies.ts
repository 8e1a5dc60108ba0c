import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { inlineStyles } from './inline-styles'
import { loadScriptsLate } from './late-scripts'

/**
 * A page as it goes over the wire. `gzip` is missing until the first reader who accepts it has been served; `textBytes` is
 * what the text takes before anything is done to it.
 */
export type PageBody = { bytes: Buffer; etag: string; textBytes: number; gzip?: Buffer; packing?: true }

const pack = promisify(gzip)

/** What all kept bodies may take, in bytes; the oldest leave first. */
const MOST_BYTES = 24 * 1024 * 1024

/**
 * Bodies of static pages, kept by their text: encoded, named and compressed once instead of at every request. Next hands
 * the same string to every reader of a page, so finding it again compares two pointers; a changed page is another string.
 */
export class PageBodies {
  #kept = new Map<string, PageBody>()
  #bytes = 0

  of(text: string): PageBody {
    const known = this.#kept.get(text)
    if (known) return known
    const bytes = Buffer.from(inlineStyles(loadScriptsLate(text)))
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
    const body: PageBody = { bytes, etag, textBytes: Buffer.byteLength(text) }
    this.#kept.set(text, body)
    // The text itself is held as well, two bytes a character at worst.
    this.#grow(bytes.length + 2 * text.length)
    return body
  }

  /** How many bytes a text takes in UTF-8, when it is kept. */
  textBytesOf(text: string): number | undefined {
    return this.#kept.get(text)?.textBytes
  }

  /** Compresses in the background, so that nobody waits for it; until then readers get what the server makes for them. */
  pack(body: PageBody): void {
    if (body.packing) return
    body.packing = true
    void pack(body.bytes, { level: 6 }).then((packed) => {
      body.gzip = packed
      this.#grow(packed.length)
    })
  }

  #grow(by: number) {
    this.#bytes += by
    for (const [text, { bytes, gzip }] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) return
      this.#kept.delete(text)
      this.#bytes -= bytes.length + 2 * text.length + (gzip?.length ?? 0)
    }
  }
}
