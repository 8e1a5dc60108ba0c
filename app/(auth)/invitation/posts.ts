'use server'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import * as actions from '@/lib/invitations/actions'

/** The actions of this page, so that they also answer a form that was posted without scripts. */

const toStart = ({ role }: { role: string }) => (role === 'user' ? routes.dashboard : routes.admin)

export const accept = nativePost(actions.accept, { form: 'accept', page: routes.invitation, next: toStart })
export const join = nativePost(actions.join, { form: 'join', page: routes.invitation, next: toStart })
