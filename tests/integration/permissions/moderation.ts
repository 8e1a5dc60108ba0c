import { db } from '@/lib/core/db'
import { addText } from '../comments/texts'
import { onlyMember, ownAccount, type RoomTable, writers } from './verdicts'

const onlyAuthor = { ...onlyMember, unverified: 'unverified' } as const
const staff = {
  ...onlyAuthor,
  member: 'forbidden',
  moderator: 'yes',
  admin: 'yes',
} as const

export const moderation: RoomTable = {
  async prepare({ member, payments, moderator, admin }) {
    const articleId = await addText(member)
    const text = { articleId, authorId: member, content: 'Hello' }
    const { id: hiddenComment } = await db.comment.create({ data: { ...text, hiddenAt: new Date() } })
    const { id: nobodysComment } = await db.comment.create({ data: { articleId, content: 'Hello' } })
    const { id: reportedComment } = await db.comment.create({ data: text })
    await db.report.create({ data: { commentId: reportedComment, reporterId: payments, reason: 'spam' } })
    const { id: appealedComment } = await db.comment.create({ data: { ...text, hiddenAt: new Date() } })
    await db.report.create({ data: { commentId: appealedComment, reporterId: member, reason: 'appeal' } })
    await db.auditEntry.create({
      data: { action: 'comment.hide', subject: `comment:${appealedComment}`, actorId: moderator },
    })
    // Somebody else who could judge it is looked for among the staff of the database.
    await db.profile.update({ where: { id: admin }, data: { role: 'admin' } })
    return { hiddenComment, nobodysComment, reportedComment, appealedComment, theMember: member }
  },
  rows: {
    'lib/moderation/actions.ts#reportTarget': {
      form: ({ nobodysComment = '' }) => ({ kind: 'comment', id: nobodysComment, reason: 'spam' }),
      people: writers,
    },
    'lib/moderation/actions.ts#appealHiding': {
      form: ({ hiddenComment = '' }) => ({ kind: 'comment', id: hiddenComment, note: 'Please look again' }),
      people: onlyAuthor,
    },
    'lib/moderation/actions.ts#claimCase': {
      form: ({ reportedComment = '' }) => ({ kind: 'comment', id: reportedComment }),
      people: staff,
    },
    'lib/moderation/actions.ts#releaseCase': {
      form: ({ reportedComment = '' }) => ({ kind: 'comment', id: reportedComment }),
      otherwise: 'conflict',
      people: staff,
    },
    'lib/moderation/actions.ts#decideCase': {
      form: ({ reportedComment = '' }) => ({ kind: 'comment', id: reportedComment, verdict: 'hide', reason: 'Spam' }),
      people: staff,
    },
    'lib/moderation/actions.ts#decideCase an appeal against what the moderator decided': {
      form: ({ appealedComment = '' }) => ({
        kind: 'comment',
        id: appealedComment,
        verdict: 'restore',
        reason: 'Fine',
      }),
      people: { ...staff, moderator: 'forbidden' },
    },
    'lib/moderation/actions.ts#claimCase an appeal against what the moderator decided': {
      form: ({ appealedComment = '' }) => ({ kind: 'comment', id: appealedComment }),
      people: { ...staff, moderator: 'forbidden' },
    },
    'lib/moderation/actions.ts#dismissCases': {
      form: ({ reportedComment = '' }) => ({ cases: `comment:${reportedComment}`, reason: 'All is well' }),
      people: staff,
    },
    'lib/moderation/actions.ts#liftSuspension': {
      form: ({ theMember = '' }) => ({ id: theMember, reason: 'They apologised' }),
      otherwise: 'conflict',
      people: staff,
    },
  },
}

export const notifications: RoomTable = {
  async prepare({ member }) {
    const notice = { kind: 'reply', subject: 'topic:1', href: '/forum', text: 'Somebody replied.' }
    const { id: memberNotice } = await db.notification.create({ data: { ...notice, userId: member } })
    return { memberNotice }
  },
  rows: {
    'lib/notifications/actions.ts#markNoticeRead': {
      form: ({ memberNotice = '' }) => ({ id: memberNotice }),
      people: onlyMember,
    },
    'lib/notifications/actions.ts#markAllNoticesRead': { form: () => ({}), people: ownAccount },
  },
}
