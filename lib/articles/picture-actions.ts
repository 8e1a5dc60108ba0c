'use server'
import { memberAction } from '@/lib/core/action'
import { db } from '@/lib/core/db'
import { expireTag } from '@/lib/core/expire'
import { ok } from '@/lib/core/result'
import { storePicture } from '@/lib/media/commands'
import { FIRST_FRAME, LEFT_OUT, PICTURE_FORM_BYTES, UPLOAD_LIMITS } from '@/lib/media/limits'
import { unlessFormer } from '@/lib/media/unless-former'
import { describePicture } from './commands/describe-picture'
import { givePicture } from './commands/give-picture'
import { noteStaff } from './commands/note-staff'
import { requireRight } from './commands/requirements'
import { tagsOfText } from './expiry'
import { findPostToGuard, findShownPlace } from './guard-queries'
import { picturePlaceInput, postPictureInput } from './picture-schema'
import { canEditPost } from './policy'

/**
 * A picture comes by a request of its own, so this is no place for `updateTag`. Asks for the post as it is once the picture is
 * kept: it may have come out, or got another address, while that was being made.
 */
async function refresh(id: string) {
  const shown = await findShownPlace(id)
  if (shown) for (const tag of tagsOfText(shown.kind, [shown.slug])) expireTag(tag)
}

/** Gives a post its picture, or says anew what it shows. Comes by `POST /api/post-pictures`: the body of an action may not be that large. */
export const setPostPicture = memberAction({
  input: postPictureInput,
  subject: findPostToGuard,
  allow: canEditPost,
  maxBytes: PICTURE_FORM_BYTES,
  limits: UPLOAD_LIMITS,
  messages: { unexpected: 'The picture could not be kept. Please try again.' },
  async run({ input: { place, file, alt, described, caption, captioned }, member, network, subject }) {
    const { id } = subject
    const said = { alt: unlessFormer(alt, described), caption: unlessFormer(caption ?? '', captioned) }
    const isOfFormer = said.alt !== alt || said.caption !== (caption ?? '')
    const stored = file ? await storePicture({ ownerId: member.id, file, ...said }) : null
    await db.$transaction(async (tx) => {
      if (stored) await givePicture(tx, place, id, stored.id)
      else await describePicture(tx, id, place, { alt, caption })
      await noteStaff(tx, { ...member, network }, subject, 'post.picture')
    })
    await refresh(id)
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
  async run({ input: { place }, member, network, subject }) {
    requireRight(member, subject.status, subject)
    await db.$transaction(async (tx) => {
      await givePicture(tx, place, subject.id, null)
      await noteStaff(tx, { ...member, network }, subject, 'post.picture')
    })
    await refresh(subject.id)
    return ok({}, 'Picture removed')
  },
})
