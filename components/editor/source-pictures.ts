import type { Image, Nodes } from 'mdast'
import { markdownParser } from '@/lib/core/markdown/parser'
import { type Refuse, takePicture } from './clean-paste'

const imagesIn = (node: Nodes): Image[] =>
  node.type === 'image' ? [node] : 'children' in node ? node.children.flatMap(imagesIn) : []

/** Markdown whose pictures are of this site, at the address that texts have; of others the words stay, and `refuse` is told why. */
export function keepOwnPictures(markdown: string, origin: string, refuse: Refuse): string {
  return imagesIn(markdownParser.parse(markdown)).reduceRight((text, { url, alt, position }) => {
    const [from, to] = [position?.start.offset, position?.end.offset]
    if (from === undefined || to === undefined) return text
    const own = takePicture(url, origin, refuse)
    const kept = own ? text.slice(from, to).replace(url, own) : (alt ?? '')
    return `${text.slice(0, from)}${kept}${text.slice(to)}`
  }, markdown)
}
