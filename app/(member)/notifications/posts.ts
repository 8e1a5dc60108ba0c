'use server'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import * as actions from '@/lib/notifications/actions'

/** The actions of the message list, so that they also answer a form that was posted without scripts. */

export const markNoticeRead = nativePost(actions.markNoticeRead, { form: 'messages', page: routes.dashboard })
export const markAllNoticesRead = nativePost(actions.markAllNoticesRead, { form: 'messages', page: routes.dashboard })
