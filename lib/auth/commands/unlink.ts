import 'server-only'
import { AppError } from '@/lib/core/app-error'
import { writeAudit } from '@/lib/core/audit'
import { db } from '@/lib/core/db'
import type { Member } from '@/lib/core/viewer'
import type { ProviderId } from '../schema'

/** Takes a social account off a member. @throws AppError 'conflict' when it is the last way to sign in. */
export async function unlinkAccount({
  member,
  provider,
  network,
}: {
  member: Member
  provider: ProviderId
  network: string
}) {
  await db.$transaction(async (tx) => {
    // Two parallel calls must not each take the other's last way.
    await tx.$executeRaw`SELECT id FROM users WHERE id = ${member.id}::uuid FOR UPDATE`
    const ways = await tx.user.findUniqueOrThrow({
      where: { id: member.id },
      select: { passwordHash: true, email: true, providers: { select: { provider: true } } },
    })
    const others = ways.providers.filter((account) => account.provider !== provider)
    if (others.length === ways.providers.length) throw new AppError('not_found', 'This account is not linked.')
    if (others.length === 0 && !(ways.passwordHash && ways.email)) {
      throw new AppError('conflict', 'This is your only way to sign in. Choose a password first.')
    }
    await tx.providerAccount.deleteMany({ where: { userId: member.id, provider } })
    const details = { provider }
    await writeAudit(tx, {
      actor: member,
      action: 'auth.provider-unlinked',
      subject: `user:${member.id}`,
      network,
      details,
    })
  })
}
