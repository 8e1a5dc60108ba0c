import { findEmbed } from '@/lib/core/embeds'

/** Writes each video of a page as a line with its address, which is shown as the video; of any other frame nothing is kept. */
export function writeVideos(page: Document) {
  for (const frame of page.body.querySelectorAll('iframe')) {
    if (!findEmbed(frame.src)) continue
    const line = page.createElement('p')
    const link = page.createElement('a')
    link.href = frame.src
    link.textContent = frame.src
    line.append(link)
    // A paragraph cannot hold another.
    const around = frame.closest('p')
    if (!around) frame.replaceWith(line)
    else {
      around.after(line)
      frame.remove()
      if (!around.textContent.trim() && !around.querySelector('img, iframe')) around.remove()
    }
  }
}
