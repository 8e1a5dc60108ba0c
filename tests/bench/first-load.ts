import { gzipSync } from 'node:zlib'
import { ask } from '../deploy/ask'

export type FirstLoad = { files: number; bytes: number; gzip: number }

/** The scripts a browser fetches for the first view of a page: what its HTML names, but for those of old browsers. */
export async function measureFirstLoad(address: string, path: string): Promise<FirstLoad> {
  const { text } = await ask(`${address}${path}`)
  const scripts = [...text.matchAll(/<script\b[^>]*\bsrc="([^"]+\.js[^"]*)"[^>]*>/g)].filter(
    ([tag]) => !/\bnomodule\b/i.test(tag),
  )
  const preloads = [...text.matchAll(/<link\b[^>]*>/g)]
    .filter(([tag]) => /rel="modulepreload"/.test(tag) || (/rel="preload"/.test(tag) && /as="script"/.test(tag)))
    .map(([tag]) => /href="([^"]+)"/.exec(tag))
  const sources = new Set(
    [...scripts, ...preloads].flatMap((match) => (match?.[1] ? [match[1].replaceAll('&amp;', '&')] : [])),
  )
  const bodies = await Promise.all([...sources].map(async (source) => (await ask(new URL(source, address).href)).body))
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  return {
    files: bodies.length,
    bytes: sum(bodies.map((body) => body.length)),
    gzip: sum(bodies.map((body) => gzipSync(body).length)),
  }
}
