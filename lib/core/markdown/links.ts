import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { parseUrl } from '@/lib/core/parse-url'
import { keyOfAddress, pictureSources } from '../picture-files'
import { LINK_SCHEMES, PICTURE_SIZES } from './schema'

/** Stands for our own host, so that an address can be read the way a browser on our pages reads it. */
const HERE = 'https://here.invalid'

/** What the sanitiser takes for a scheme, in this case alone: it resolves nothing, so that `2024:review` has one as well. */
const SCHEME = /^([^:/?#]*):/

/** An address as a browser on our pages resolves it, or `null` when it cannot be one. */
const toUrl = (address: unknown) => (typeof address === 'string' ? parseUrl(address, `${HERE}/`) : null)

const isLinkScheme = (scheme: string) => LINK_SCHEMES.includes(scheme.toLowerCase())

const toLinkUrl = (address: unknown) => {
  const url = toUrl(address)
  const [, written = 'https'] = SCHEME.exec(String(address)) ?? []
  return url && isLinkScheme(url.protocol.slice(0, -1)) && isLinkScheme(written) ? url : null
}

/** An address with its scheme as the sanitiser knows it. */
const inSmallLetters = (address: string) => address.replace(SCHEME, (scheme) => scheme.toLowerCase())

/** Whether readers can follow a link to an address. Of any other only its words are left. */
export const isFollowed = (address: string): boolean => toLinkUrl(address) !== null

/** The `rel` of a link by where it leads; `undefined` for a plain link. */
export type LinkRelation = (url: { internal: boolean; pathname: string }) => string[] | undefined

const AFFILIATE = ['sponsored', 'noopener']

const isAffiliate = ({ internal, pathname }: Parameters<LinkRelation>[0]) => internal && pathname.startsWith('/go/')

const UNVOUCHED = ['ugc', 'nofollow', 'noopener']

/** Links of staff: only another host is told apart. */
export const editorialRelation: LinkRelation = (url) => {
  if (isAffiliate(url)) return AFFILIATE
  return url.internal ? undefined : ['noopener']
}

/** Links in an article or review of a member: whoever registers may write one, so it passes no reputation to other hosts. */
export const authorRelation: LinkRelation = (url) => {
  if (isAffiliate(url)) return AFFILIATE
  return url.internal ? undefined : UNVOUCHED
}

/** Links in a discussion pass no reputation on, wherever they lead. */
export const memberRelation: LinkRelation = (url) => (isAffiliate(url) ? AFFILIATE : UNVOUCHED)

/** States `rel` on every link; a link with a scheme we do not follow (`javascript:`, `data:`) leaves only its text. */
export function relateLinks(relation: LinkRelation) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'a' || index === undefined || !parent) return
      if (node.properties.dataFootnoteRef !== undefined || node.properties.dataFootnoteBackref !== undefined) return

      const url = toLinkUrl(node.properties.href)
      if (!url) {
        parent.children.splice(index, 1, ...node.children)
        return [SKIP, index]
      }
      const { href, title } = node.properties
      const rel = relation({ internal: url.origin === HERE, pathname: url.pathname })
      node.properties = { href: inSmallLetters(String(href)), title, rel }
    })
  }
}

/** Where pictures may come from: our own media folder, or any host over https as well. */
export type PictureOrigin = 'media' | 'media and https'

function findPictureAddress(url: URL, origin: PictureOrigin): string | null {
  // Our own pictures are written as the path the browser would ask for: `/media/../sign-out` is not one of them.
  if (url.origin === HERE) return url.pathname.startsWith('/media/') ? url.pathname : null
  return origin === 'media and https' && url.protocol === 'https:' ? url.href : null
}

/** `#1200x800` after an address states the picture's size in pixels, so that the page does not jump when it loads. */
function sizeOf(url: URL) {
  const [, width, height] = /^#(\d{1,5})x(\d{1,5})$/.exec(url.hash) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : {}
}

/** A wide picture of ours is also kept smaller; a browser takes the one that fits. */
function sourcesOf(src: string, width = 0) {
  const key = keyOfAddress(src)
  return key && width > 720 ? { srcSet: pictureSources({ key }).srcSet, sizes: PICTURE_SIZES } : {}
}

/** Drops pictures from elsewhere, leaving their description as text, and lets the rest load when they are near. */
export function limitPictures(origin: PictureOrigin) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'img' || index === undefined || !parent) return
      const { alt, title } = node.properties
      const url = toUrl(node.properties.src)
      const src = url && findPictureAddress(url, origin)

      if (src) {
        const size = sizeOf(url)
        const sources = sourcesOf(src, size.width)
        node.properties = { src, ...sources, alt, title, ...size, loading: 'lazy', decoding: 'async' }
      } else parent.children[index] = { type: 'text', value: String(alt ?? '') } satisfies Element['children'][number]
    })
  }
}
