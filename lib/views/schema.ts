import { z } from 'zod'

/** One writing of an id: what is counted is kept by its text, and another case would be another subject. */
const id = z.string().regex(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/)

/** What views are counted of, such as `topic:{id}`; a review is an article. */
export const viewSubject = z.templateLiteral([z.enum(['article', 'topic']), ':', id])

export type ViewSubject = z.output<typeof viewSubject>

export const viewInput = z.object({ subject: viewSubject })
