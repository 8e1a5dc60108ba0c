import { unstable_isUnrecognizedActionError as isUnknownAction } from 'next/navigation'
import type { Fail } from '@/lib/core/result'

export const OLDER_PAGE =
  'The site has been renewed since this page was opened. Please load the page again, and then send what you typed.'

/** Whether an action has failed since a later build of the site does not know it under that name: no second try helps. */
export const isOlderPage = (error: unknown): boolean => isUnknownAction(error)

/** The answer that stands for none, in the words of the form unless they would send its reader into one try after the other. */
export const toLost = (error: unknown, message: string): Fail => ({
  ok: false,
  problem: 'unexpected',
  message: isOlderPage(error) ? OLDER_PAGE : message,
})
