const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The words of HTML that our own Markdown pipeline made, on one line: it writes well-formed tags and few entities. */
export const toVisibleText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) =>
      name
        ? (ENTITIES[String(name).toLowerCase()] ?? whole)
        : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replace(/\s+/g, ' ')
    .trim()

/** Addresses of the pictures in such HTML, as they stand there. */
export const toPictureAddresses = (html: string) =>
  [...html.matchAll(/<img\s(?:[^>]*\s)?src="([^"]*)"/g)].flatMap(([, address]) => address ?? [])

/** Links and pictures of such HTML with whole addresses, for readers who see it elsewhere. `page` is where it stands. */
export const withWholeAddresses = (html: string, origin: string, page: string) =>
  html
    .replace(/\s(?:srcset|sizes)="[^"]*"/g, '')
    .replace(/\s(href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    .replace(/\shref="#/g, ` href="${page}#`)
    .replace(/<a class="heading-anchor"[^>]*>#<\/a>/g, '')
