import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/([\w/.-]+\.css))"([^>]*?)\/?>/g

const kept = new Map<string, string | null>()

/**
 * Puts the style sheets of a static page into it: on a slow line each wave of six requests costs another trip, and a text
 * asks for ten. The framework finds its own links behind them, disabled, so that nothing is loaded twice.
 */
export function inlineStyles(html: string, read = readSheet): string {
  return html.replaceAll(SHEET, (link, address: string, file: string, attributes: string) => {
    const css = read(file)
    if (css === null) return link
    return `<style>${css}</style><link rel="stylesheet" href="${address}"${attributes} disabled=""/>`
  })
}

/** A style sheet of the build as it may stand in any page; null when it is not there or could end its element. */
function readSheet(file: string): string | null {
  const known = kept.get(file)
  if (known !== undefined) return known
  const css = toInline(file)
  kept.set(file, css)
  return css
}

function toInline(file: string): string | null {
  try {
    const path = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'static', file)
    const css = readFileSync(path, 'utf8').replaceAll('url(../', 'url(/_next/static/')
    return css.includes('</') ? null : css
  } catch {
    return null
  }
}
