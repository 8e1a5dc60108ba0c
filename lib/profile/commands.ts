import 'server-only'
import { requireFreeName } from '@/lib/auth/commands/usernames'
import { toSkeleton } from '@/lib/auth/username'
import { AppError } from '@/lib/core/app-error'
import { writeAudit } from '@/lib/core/audit'
import { type Db, db } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import type { Member } from '@/lib/core/viewer'
import { discardAvatar, forgetAvatar, keepAvatar, makeAvatar } from '@/lib/media/avatar'
import type { ProfileInput } from './schema'
import { listTagsShowing } from './shown-queries'

type Save = { member: Pick<Member, 'id'>; input: ProfileInput; network: string }

/**
 * Stores a profile and says which cache tags show it. @throws AppError 'conflict' when it was changed since the form was
 * filled in, or when the name is taken, kept for the site, or looks like somebody else's.
 */
export async function saveProfile({ member: { id }, input, network }: Save): Promise<string[]> {
  const { username, full_name: fullName, bio, isPublic, version } = input
  const [known] = await db.profile.findMany({ where: { id }, select: { username: true } })
  if (!known) throw new AppError('unauthenticated', 'Not authenticated')
  if (known.username !== username) await requireFreeName(username, known.username)

  return db.$transaction(async (tx) => {
    const { count } = await tx.profile.updateMany({
      where: { id, version },
      data: { username, skeleton: toSkeleton(username), fullName, bio, isPublic, version: { increment: 1 } },
    })
    if (count === 0) throw changedMeanwhile()
    if (known.username !== username) {
      const actor = { id, username }
      const details = { from: known.username, to: username }
      await writeAudit(tx, { actor, action: 'profile.rename', subject: `user:${id}`, network, details })
    }
    return listTagsShowing(id, [known.username, username], tx)
  })
}

/**
 * Puts another picture, or none, on a profile and says which cache tags show it.
 * @throws AppError 'invalid' with a sentence under `file` when it is no picture or too large.
 */
export async function saveAvatar(id: string, file: File | null): Promise<string[]> {
  const made = file && (await makeAvatar(file))
  const { former, shown } = await db
    .$transaction(async (tx) => {
      // Held until the end, so that of two at once the second forgets the picture of the first.
      await tx.$executeRaw`SELECT 1 FROM profiles WHERE id = ${id}::uuid FOR UPDATE`
      const { avatar, username } = await tx.profile.findUniqueOrThrow({
        where: { id },
        select: { avatar: true, username: true },
      })
      const next = made && (await keepAvatar(tx, id, made))
      await tx.profile.update({ where: { id }, data: { avatar: next }, select: { id: true } })
      return { former: avatar, shown: await listTagsShowing(id, [username], tx) }
    })
    .catch(async (error) => {
      if (made) await discardAvatar(made)
      throw error
    })
  // The new one is shown from here on, whatever becomes of the files of the former (lib/media/jobs.ts).
  await forgetAvatar(db, id, former).catch((error) => log.error('avatar.not_removed', error, { id }))
  return shown
}

/**
 * Gives somebody another name, in the transaction of the act, and says which cache tags show it.
 * @throws AppError 'conflict' when it is taken, kept for the site, or looks like somebody else's.
 */
export async function renameProfile(tx: Db, id: string, from: string, to: string): Promise<string[]> {
  await requireFreeName(to, from)
  await tx.profile.update({
    where: { id },
    data: { username: to, skeleton: toSkeleton(to), version: { increment: 1 } },
    select: { id: true },
  })
  return listTagsShowing(id, [from, to], tx)
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'Your profile was changed in another window meanwhile. What is stored now stands below each field; save again to replace it.',
  )
