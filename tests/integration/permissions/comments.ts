import { db } from '@/lib/core/db'
import { addText } from '../comments/texts'
import { onlyMember, ownAccount, type RoomTable, writers } from './verdicts'

const onlyAuthor = { ...onlyMember, unverified: 'unverified' } as const

export const comments: RoomTable = {
  async prepare({ member }) {
    const commentedText = await addText(member)
    const comment = await db.comment.create({ data: { articleId: commentedText, authorId: member, content: 'Hello' } })
    const orphan = await db.comment.create({ data: { articleId: commentedText, content: 'Nobody’s' } })
    return { commentedText, ownComment: comment.id, orphanComment: orphan.id }
  },
  rows: {
    'lib/comments/actions.ts#postComment': {
      form: ({ commentedText = '' }) => ({ articleId: commentedText, content: 'Hello' }),
      otherwise: 'conflict',
      people: writers,
    },
    'lib/comments/actions.ts#editComment': {
      form: ({ ownComment = '' }) => ({ id: ownComment, version: '1', content: 'Changed' }),
      people: onlyAuthor,
    },
    'lib/comments/actions.ts#deleteComment': {
      form: ({ ownComment = '' }) => ({ id: ownComment }),
      people: onlyAuthor,
    },
    'lib/reactions/actions.ts#toggleLike': {
      form: ({ orphanComment = '' }) => ({ kind: 'comment', id: orphanComment }),
      people: writers,
    },
    // The member wrote the text, and nobody follows themselves.
    'lib/reactions/actions.ts#followAuthor': {
      form: () => ({ username: 'the-member' }),
      people: { ...ownAccount, member: 'forbidden' },
    },
  },
}
