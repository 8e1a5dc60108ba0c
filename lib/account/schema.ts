import { z } from 'zod'

/** What becomes of texts when their author goes. */
export const TEXT_CHOICES = {
  keep: 'Keep my texts, without my name',
  remove: 'Remove my texts',
} as const

export const deletionInput = z.object({
  texts: z.enum(['keep', 'remove'], 'Please choose what becomes of your texts'),
  /** Absent for members who sign in with a provider only. */
  password: z.string().max(200).optional(),
  sure: z.literal('on', 'Please tick the box to confirm'),
})

/** How somebody hears that the copy of their data is there. Letters go to proved addresses only. */
export const exportNews = (verified: boolean) =>
  verified
    ? 'We will mail you when the file is ready.'
    : 'Come back to this page for the file; we can mail only to a verified address.'

export type DeletionInput = z.output<typeof deletionInput>
