import { pictureAddress } from '@/lib/core/picture-files'

type Written = { key: string; width: number; height: number; alt: string; caption: string }

/**
 * The Markdown that shows a stored picture: its size stands behind `#`, so that the page does not jump, and a caption makes
 * it a figure.
 */
export function pictureMarkdown({ key, width, height, alt, caption }: Written): string {
  const title = caption ? ` "${escapeMarks(caption)}"` : ''
  return `![${escapeMarks(alt)}](${pictureAddress(key, 1200)}#${width}x${height}${title})`
}

/** Signs that Markdown would read as marks. */
const escapeMarks = (text: string) => text.replace(/[\\`*_[\]<>"!~|&]/g, '\\$&')
