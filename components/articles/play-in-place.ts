import { findEmbed } from '@/lib/core/embeds'

/** Puts the player in the place of a video's link; a link that leads to no player is followed. */
export function playInPlace(link: HTMLAnchorElement): void {
  const embed = findEmbed(link.href)
  if (!embed) {
    location.assign(link.href)
    return
  }
  const frame = document.createElement('iframe')
  frame.title = link.querySelector('.embed-title')?.textContent ?? embed.provider
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.src = embed.frame
  link.replaceWith(frame)
  frame.focus()
}
