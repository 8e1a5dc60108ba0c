import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { findEmbed } from '@/lib/core/embeds'

/**
 * A link to a video that stands alone in its paragraph becomes a card. It stays the link that it is, so that nothing is
 * asked of another site before a reader presses it; with scripts the video then plays in place.
 */
export function cardEmbeds() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const [link, ...others] = node.children
      if (node.tagName !== 'p' || others.length > 0 || link?.type !== 'element' || link.tagName !== 'a') return
      const address = String(link.properties.href)
      const embed = findEmbed(address)
      if (!embed || !isPlain(link)) return
      node.properties.className = ['embed']
      link.children = [
        toSpan('embed-title', isAddress(link.children, address) ? 'Play the video' : link.children),
        { type: 'text', value: ' ' },
        toSpan('embed-host', `${embed.provider} video. Nothing is loaded from there until you play it.`),
      ]
    })
  }
}

/** Words only: a picture or code that leads somewhere is shown as it is. */
const isPlain = ({ children }: Element): boolean =>
  children.length > 0 && children.every((child) => child.type === 'text' || isMark(child))

const isMark = (child: ElementContent) =>
  child.type === 'element' && ['em', 'strong', 'del'].includes(child.tagName) && isPlain(child)

/** The address itself names nothing. */
const isAddress = ([only, ...more]: readonly ElementContent[], address: string) =>
  more.length === 0 && only?.type === 'text' && (only.value === address || address.endsWith(`//${only.value}`))

const toSpan = (className: string, content: string | ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: [className] },
  children: typeof content === 'string' ? [{ type: 'text', value: content }] : content,
})
