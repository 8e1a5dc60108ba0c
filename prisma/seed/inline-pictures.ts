import { pictureAddress } from '@/lib/core/picture-files'
import type { Drawn, Wanted } from './pictures'
import { SILHOUETTES } from './pictures/subjects/silhouettes'

/** A picture within a sample text: `![what it shows](drawn:subject/key "caption")`. */
const DRAWN = /!\[([^\]]*)\]\(drawn:([a-z-]+)\/([a-z0-9-]+)/g

/**
 * The pictures that stand within a text.
 * @throws Error when there is no drawing of a subject.
 */
export const inlinePictures = (body: string): Wanted[] =>
  [...body.matchAll(DRAWN)].map(([asked, alt = '', subject = '', key = '']) => {
    if (!isSubject(subject)) throw new Error(`${asked}): nothing draws such a subject`)
    return { subject, key, alt }
  })

/**
 * The text with the addresses of its pictures, once they are drawn.
 * @throws Error when one of them is not.
 */
export const placePictures = (body: string, drawn: readonly Drawn[]): string =>
  body.replace(DRAWN, (asked, alt: string, subject: string, key: string) => {
    const picture = drawn.find((one) => one.subject === subject && one.key === key)
    if (!picture) throw new Error(`${asked}): not drawn`)
    return `![${alt}](${pictureAddress(picture.file, 1200)}#1200x800`
  })

const isSubject = (name: string): name is Wanted['subject'] => Object.hasOwn(SILHOUETTES, name)
