/** Names the draft of a reply (lib/drafts/schema.ts). */
export const replyDraft = (threadId: string) => `comment-reply:${threadId}`

/** Names the draft of what the form of a comment, or of a reply to one, holds. */
export const commentDraft = (articleId: string, parentId?: string | null) =>
  parentId ? replyDraft(parentId) : `comment:${articleId}`
