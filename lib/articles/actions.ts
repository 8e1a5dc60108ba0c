'use server'

import { updateTag } from 'next/cache'
import { memberAction } from '@/lib/core/action'
import { db } from '@/lib/core/db'
import { HOUR_SECONDS } from '@/lib/core/durations'
import { ok } from '@/lib/core/result'
import { requireSender } from '@/lib/core/sender'
import type { Member } from '@/lib/core/viewer'
import { changedMeanwhile, requireRight, requireText } from './commands/requirements'
import { revertPost } from './commands/revert-post'
import { addPost, changePost, changeQuickly } from './commands/save-post'
import type { SavedPost } from './commands/sent-post'
import { setStatus } from './commands/set-status'
import { putIntoTrash, takeFromTrash } from './commands/trash-post'
import { withLockedPost } from './commands/with-locked-post'
import { noteEditor } from './editor-commands'
import { tagsOfText, trendsOf } from './expiry'
import { FAILED } from './failures'
import { findPostToGuard, type GuardedPost } from './guard-queries'
import { canDeletePost, canEditPost, canSavePost, canTakeFromTrash, canWritePosts } from './policy'
import { isPublic, requireComplete } from './publication'
import * as schema from './schema'
import { tagsWithout } from './tag-names'

/** What a broken unique index means: something that does not wait for its turn took the slug at the same moment. */
const TAKEN = { slug: 'This slug is already taken. Please choose another.' }
const conflicts = { articles_slug_key: TAKEN, articles_slug_redirects: TAKEN }
const MISSED = 'The post is back as a draft: the time at which it was to be published has passed.'
const SAVES = [{ name: 'post-save', limit: 240, windowSeconds: HOUR_SECONDS }] as const

/** Readers see a change at once, and nothing where nothing public changed. */
function refresh(shown: boolean, kind: GuardedPost['kind'], ...slugs: string[]) {
  if (shown) for (const tag of tagsOfText(kind, slugs)) updateTag(tag)
}

/** A word that a text of somebody else brought among the trends goes with it, once staff takes it back: the text, or the word. */
function forgetTrends(member: Member, { authorId, publishedAt, tagNames }: GuardedPost) {
  if (authorId !== member.id && publishedAt) for (const tag of trendsOf(tagNames)) updateTag(tag)
}

/** `refresh` and `forgetTrends` after a save: `now` is the stored result, `tagNames` its tags. */
function refreshSaved(member: Member, before: GuardedPost, now: SavedPost, tagNames: readonly string[]) {
  const isOut = now.status === 'published'
  refresh(isPublic(before) || isOut, before.kind, before.slug, now.slug)
  const left = isOut ? tagsWithout(before.tagNames, tagNames) : before.tagNames
  if (isPublic(before)) forgetTrends(member, { ...before, tagNames: left })
}

/** An address that readers knew says while the text is in the trash that it is gone, even if it was a draft again. */
const wasPublic = ({ publishedAt }: GuardedPost) => publishedAt !== null

/**
 * Makes a post of what was typed; a form sent twice makes one. Refuses a sender who is not signed in any more and a status
 * that the member may not set.
 */
export const createPost = memberAction({
  input: schema.createPostInput,
  unverified: 'allowed',
  allow: canWritePosts,
  limits: [{ name: 'post-create', limit: 40, windowSeconds: HOUR_SECONDS }],
  conflicts,
  messages: { unexpected: FAILED.create },
  async run({ input: { kind, postKey, sender, ...fields }, member }) {
    requireSender(member, sender, 'save')
    requireRight(member, fields.status)
    const post = await db.$transaction((tx) => addPost(tx, member, { kind, postKey }, fields))
    refresh(fields.status === 'published', kind, post.slug)
    return ok(post, 'Your post has been created successfully')
  },
})

/** Saves the whole of a post. Refuses what is in the trash, and a version that somebody else has saved over. */
export const savePost = memberAction({
  input: schema.savePostInput,
  unverified: 'allowed',
  subject: findPostToGuard,
  allow: canSavePost,
  limits: SAVES,
  conflicts,
  messages: { unexpected: FAILED.update },
  async run({ input: { sender, ...input }, member, network, subject }) {
    requireSender(member, sender, 'save')
    requireRight(member, input.status, subject)
    const { before, done: post } = await withLockedPost(subject, (tx, found) =>
      changePost(tx, { ...member, network }, found, input),
    )
    refreshSaved(member, before, post, input.tags)
    return ok(post, 'Your changes have been saved successfully.')
  },
})

/** Title, slug, excerpt, category and status, without opening the text. */
export const quickEditPost = memberAction({
  input: schema.quickEditInput,
  unverified: 'allowed',
  subject: findPostToGuard,
  allow: canSavePost,
  limits: SAVES,
  conflicts,
  messages: { unexpected: FAILED.update },
  async run({ input, member, network, subject }) {
    requireRight(member, input.status, subject)
    const { before, done: post } = await withLockedPost(subject, (tx, found) =>
      changeQuickly(tx, { ...member, network }, found, input),
    )
    refreshSaved(member, before, post, before.tagNames)
    return ok({}, 'Your changes have been saved successfully.')
  },
})

/** Publishes, plans or takes back a post. Refuses to publish what has no text or is no whole review. */
export const setPostStatus = memberAction({
  input: schema.postStatusInput,
  unverified: 'allowed',
  subject: findPostToGuard,
  allow: canSavePost,
  limits: SAVES,
  messages: { unexpected: FAILED.update },
  async run({ input: { status, reason }, member, network, subject }) {
    requireRight(member, status, subject)
    const { content, kind, review, ratingTenths, slug } = subject
    if (status === 'published') requireText(content)
    requireComplete(kind, status, review && { ...review, ratingTenths })
    const { before } = await withLockedPost(subject, (tx, found) => {
      // Whether it may come out was asked of the text that was read.
      if (found.version !== subject.version) throw changedMeanwhile()
      return setStatus(tx, { ...member, network }, found, status, reason)
    })
    refresh(isPublic(before) || status === 'published', kind, slug)
    if (status === 'draft') forgetTrends(member, before)
    return ok({}, 'Your changes have been saved successfully.')
  },
})

/** Into the trash, where it stays for thirty days. */
export const trashPost = memberAction({
  input: schema.postActInput,
  unverified: 'allowed',
  subject: findPostToGuard,
  allow: canDeletePost,
  messages: { unexpected: FAILED.delete },
  async run({ input: { reason }, member, network, subject }) {
    const trashed = await db.$transaction((tx) => putIntoTrash(tx, { ...member, network }, subject, reason))
    refresh(wasPublic(trashed), trashed.kind, subject.slug, trashed.slug)
    forgetTrends(member, trashed)
    return ok({}, 'Article deleted successfully')
  },
})

/** Takes a post out of the trash, as a draft where the time of its publication has passed. */
export const restorePost = memberAction({
  input: schema.postActInput,
  unverified: 'allowed',
  subject: findPostToGuard,
  allow: canTakeFromTrash,
  messages: { unexpected: FAILED.update },
  async run({ input: { reason }, member, network, subject }) {
    requireRight(member, subject.status, subject)
    const { missed } = await db.$transaction((tx) => takeFromTrash(tx, { ...member, network }, subject, reason))
    refresh(wasPublic(subject), subject.kind, subject.slug)
    return ok({}, missed ? MISSED : 'The post is back where it was.')
  },
})

/** Says again what an earlier version said. */
export const restoreRevision = memberAction({
  input: schema.restoreRevisionInput,
  unverified: 'allowed',
  subject: findPostToGuard,
  allow: canEditPost,
  limits: SAVES,
  messages: { unexpected: FAILED.update },
  async run({ input, member, network, subject }) {
    requireRight(member, subject.status, subject)
    const { before } = await withLockedPost(subject, (tx, found) =>
      revertPost(tx, { ...member, network }, found, input),
    )
    refresh(isPublic(before), subject.kind, subject.slug)
    if (isPublic(before)) forgetTrends(member, before)
    return ok({}, 'The earlier version is back.')
  },
})

/** Tells that the caller has the post open, and learns who else has. */
export const notePresence = memberAction({
  input: schema.postIdInput,
  unverified: 'allowed',
  subject: findPostToGuard,
  allow: canEditPost,
  limits: [{ name: 'post-presence', limit: 60, windowSeconds: 60 }],
  run: async ({ member, subject: { id, version, status } }) =>
    ok({ others: await noteEditor(id, member.id), version, status }),
})
