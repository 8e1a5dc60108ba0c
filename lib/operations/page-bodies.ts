import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inlineStyles } from './inline-styles'
import { loadFacesLast } from './late-faces'
import { loadScriptsLate } from './late-scripts'
import type { Encoding } from './page-answers'

/**
 * A page as it goes over the wire. A compressed copy is missing until the first reader who wants it has been served;
 * `textBytes` is what the text takes before anything is done to it.
 */
export type PageBody = {
  bytes: Buffer
  etag: string
  textBytes: number
  packed: Partial<Record<Encoding, Buffer>>
}

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/**
 * Packs a page; either way takes about 5 ms of another core for 200 kB. Brotli's best would take 350 ms for a tenth less, which is
 * too much for pages that are written to.
 */
const PACK: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => toGzip(bytes, { level: 6 }),
}

/** What all kept bodies may take, in bytes; the oldest leave first. */
const MOST_BYTES = 24 * 1024 * 1024

/**
 * Bodies of static pages, kept by their text: encoded, named and compressed once instead of at every request. Next hands
 * the same string to every reader of a page, so finding it again compares two pointers; a changed page is another string.
 */
export class PageBodies {
  #kept = new Map<string, PageBody>()
  #live = new WeakSet<PageBody>()
  #begun = new WeakMap<PageBody, Set<Encoding>>()
  #bytes = 0

  of(text: string): PageBody {
    const known = this.#kept.get(text)
    if (known) return known
    const bytes = Buffer.from(inlineStyles(loadScriptsLate(loadFacesLast(text))))
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
    const body: PageBody = { bytes, etag, textBytes: Buffer.byteLength(text), packed: {} }
    this.#kept.set(text, body)
    this.#live.add(body)
    // The text itself is held as well, two bytes a character at worst.
    this.#grow(bytes.length + 2 * text.length)
    return body
  }

  /** How many bytes a text takes in UTF-8, when it is kept. */
  textBytesOf(text: string): number | undefined {
    return this.#kept.get(text)?.textBytes
  }

  /** Compresses in the background, once, so that nobody waits for it; until then readers get what else there is. */
  pack(body: PageBody, encoding: Encoding): void {
    const begun = this.#begun.get(body) ?? new Set()
    if (begun.has(encoding)) return
    this.#begun.set(body, begun.add(encoding))
    void PACK[encoding](body.bytes).then((packed) => {
      body.packed[encoding] = packed
      // Of one that has left meanwhile nothing would ever be taken off again.
      if (this.#live.has(body)) this.#grow(packed.length)
    })
  }

  #grow(by: number) {
    this.#bytes += by
    for (const [text, body] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) return
      const { bytes, packed } = body
      this.#kept.delete(text)
      this.#live.delete(body)
      const copies = Object.values(packed).reduce((sum, { length }) => sum + length, 0)
      this.#bytes -= bytes.length + 2 * text.length + copies
    }
  }
}
