'use server'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import * as actions from '@/lib/dashboard/actions'

/** The actions of this page, so that they also answer a form that was posted without scripts. */

export const markNewSeen = nativePost(actions.markNewSeen, { form: 'new', page: routes.dashboard })
