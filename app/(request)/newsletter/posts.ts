'use server'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import * as actions from '@/lib/newsletter/actions'

/**
 * The newsletter's actions, so that they also answer a form that was posted without scripts: the form in the footer stands
 * on every page, so its answer is shown on a page of its own.
 */

export const subscribe = nativePost(actions.subscribe, { form: 'newsletter', page: routes.newsletter })
export const confirmSubscription = nativePost(actions.confirmSubscription, {
  form: 'newsletter-confirm',
  page: routes.newsletterConfirm,
})
export const saveTopics = nativePost(actions.saveTopics, {
  form: 'newsletter-topics',
  page: routes.newsletterPreferences,
})
export const unsubscribe = nativePost(actions.unsubscribe, {
  form: 'newsletter-end',
  page: routes.newsletterUnsubscribe,
})
export const unsubscribeHere = nativePost(actions.unsubscribe, {
  form: 'newsletter-end',
  page: routes.newsletterPreferences,
})
