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

export type DeletionInput = z.output<typeof deletionInput>
