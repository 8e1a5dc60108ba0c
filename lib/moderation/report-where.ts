import type { Prisma } from '@/lib/generated/prisma/client'
import type { TargetKind } from './choices'

const COLUMN = {
  article: 'articleId',
  comment: 'commentId',
  topic: 'topicId',
  reply: 'replyId',
  profile: 'profileId',
} as const satisfies Record<TargetKind, string>

/** The one column of a report that names its target, with its value; for a filter and for a new row alike. */
export const toTargetColumn = ({
  kind,
  id,
}: {
  kind: TargetKind
  id: string
}): Partial<Record<(typeof COLUMN)[TargetKind], string>> => ({ [COLUMN[kind]]: id })

/** Reports on anything else. To SQL an empty column differs from nothing, so that it is asked about by itself. */
export const notAbout = ({ kind, id }: { kind: TargetKind; id: string }): Prisma.ReportWhereInput => ({
  OR: [{ [COLUMN[kind]]: null }, { [COLUMN[kind]]: { not: id } }],
})

/** Reports that nobody has decided yet. */
export const UNDECIDED = { in: ['open', 'claimed'] } satisfies Prisma.EnumReportStatusFilter

/** Reports on whatever somebody wrote, and on the person. */
export const aboutAuthor = (authorId: string): Prisma.ReportWhereInput => ({
  OR: [
    { article: { authorId } },
    { comment: { authorId } },
    { topic: { authorId } },
    { reply: { authorId } },
    { profileId: authorId },
  ],
})
