import { unstable_isUnrecognizedActionError as isUnknownAction } from 'next/navigation'
import type { Fail } from '@/lib/core/result'

const RENEWED = 'The site has been renewed since this page was opened. Please load the page again, and then'

export const OLDER_PAGE = `${RENEWED} send what you typed.`

/** What is said instead of `OLDER_PAGE` where nothing was typed that is worth a word. */
export const OLDER_BUTTON = `${RENEWED} try once more.`

/** Whether an action has failed since a later build of the site does not know it under that name: no second try helps. */
export const isOlderPage = (error: unknown): boolean => isUnknownAction(error)

/** The answer that stands for none, in the words of the form unless they would send its reader into one try after the other. */
export const toLost = (error: unknown, message: string, older = OLDER_PAGE): Fail => ({
  ok: false,
  problem: 'unexpected',
  message: isOlderPage(error) ? older : message,
})

export const NO_ANSWER = 'The server did not answer. Please try again.'

/** What a button says that got no answer. */
export const toLostPress = (error: unknown): Fail => toLost(error, NO_ANSWER, OLDER_BUTTON)
