import { z } from 'zod'
import { AppError } from './app-error'
import { isSentBy, type Member } from './viewer'

/** Whose text a form holds, by id; '' where its page does not say. */
export const sender = z.string().max(100).catch('').default('')

/**
 * A text that was begun while somebody else was signed in, here or in another tab, is not the member's to send.
 * @throws AppError 'forbidden'.
 */
export function requireSender(member: Member, sender: string, act: 'save' | 'post'): void {
  if (isSentBy(member, sender)) return
  throw new AppError(
    'forbidden',
    `You are signed in as ${member.username} now. Somebody else wrote this text: sign in as them to ${act} it.`,
  )
}
