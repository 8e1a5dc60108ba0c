'use server'
import { memberAction } from '@/lib/core/action'
import { type Db, db } from '@/lib/core/db'
import { expireTag } from '@/lib/core/expire'
import { ok } from '@/lib/core/result'
import { storePicture } from '@/lib/media/commands'
import { FIRST_FRAME, PICTURE_FORM_BYTES, UPLOAD_LIMITS } from '@/lib/media/limits'
import { describePicture } from './commands/describe-picture'
import { noteStaff, requireRight } from './commands/save-post'
import { tagsOfText } from './expiry'
import { findPostToGuard, type GuardedPost } from './guard-queries'
import { picturePlaceInput, postPictureInput } from './picture-schema'
import { canEditPost } from './policy'
import { isPublic } from './publication'

const LEFT_OUT = 'What was said of the former one is left out.'
const COLUMN = { lead: 'pictureId', share: 'sharePictureId' } as const

/** A picture comes by a request of its own, so this is no place for `updateTag`. */
function refresh(post: GuardedPost) {
  if (isPublic(post)) for (const tag of tagsOfText(post.kind, [post.slug])) expireTag(tag)
}

/** The picture of shared links is not on the page, whose date stays as it is. */
const setPicture = (tx: Db, place: keyof typeof COLUMN, { id, updatedAt }: GuardedPost, pictureId: string | null) =>
  tx.article.update({
    where: { id },
    data: { [COLUMN[place]]: pictureId, ...(place === 'share' ? { updatedAt } : {}) },
    select: { id: true },
  })

/** Gives a post its picture, or says anew what it shows. Comes by `POST /api/post-pictures`: the body of an action may not be that large. */
export const setPostPicture = memberAction({
  input: postPictureInput,
  subject: findPostToGuard,
  allow: canEditPost,
  maxBytes: PICTURE_FORM_BYTES,
  limits: UPLOAD_LIMITS,
  messages: { unexpected: 'The picture could not be kept. Please try again.' },
  async run({ input: { place, file, alt, described, caption }, member, subject }) {
    const { id } = subject
    // What was said of the picture before is not said of another one.
    const isOfFormer = alt !== '' && alt === described
    const said = isOfFormer ? '' : alt
    const stored = file ? await storePicture({ ownerId: member.id, file, alt: said, caption }) : null
    await db.$transaction(async (tx) => {
      if (stored) await setPicture(tx, place, subject, stored.id)
      else await describePicture(tx, id, place, alt)
      await noteStaff(tx, member, subject, 'post.picture')
    })
    refresh(subject)
    if (!stored) return ok({ id }, 'Description saved')
    const remarks = [stored.animated && FIRST_FRAME, isOfFormer && LEFT_OUT].filter(Boolean).join(' ')
    return ok({ id }, remarks ? `Picture saved. ${remarks}` : 'Picture saved')
  },
})

/** Takes a picture away again. */
export const removePostPicture = memberAction({
  input: picturePlaceInput,
  unverified: 'allowed',
  subject: findPostToGuard,
  allow: canEditPost,
  async run({ input: { place }, member, subject }) {
    requireRight(member, subject.status, subject)
    await db.$transaction(async (tx) => {
      await setPicture(tx, place, subject, null)
      await noteStaff(tx, member, subject, 'post.picture')
    })
    refresh(subject)
    return ok({}, 'Picture removed')
  },
})
