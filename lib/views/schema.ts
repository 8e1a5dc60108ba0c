import { z } from 'zod'

/** What views are counted of, such as `topic:{id}`; a review is an article. */
export const viewSubject = z.templateLiteral([z.enum(['article', 'topic']), ':', z.uuid()])

export type ViewSubject = z.output<typeof viewSubject>

export const viewInput = z.object({ subject: viewSubject })
