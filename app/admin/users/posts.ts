'use server'
import { provable } from '@/lib/auth/provable'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import * as invitations from '@/lib/invitations/actions'
import * as moderation from '@/lib/moderation/actions'
import * as actions from '@/lib/users/actions'

/** The actions of these pages, so that their forms also answer when they were posted without scripts. */

const page = routes.adminUsers

export const changeRole = nativePost(provable(actions.changeRole), { form: 'role', page })
export const editUser = nativePost(provable(actions.editUser), { form: 'edit', page })
export const deleteUser = nativePost(provable(actions.deleteUser), { form: 'delete', page })
export const endSessions = nativePost(actions.endUserSessions, { form: 'sessions', page })
export const verifyAgain = nativePost(actions.verifyUserAgain, { form: 'user', page })
export const suspend = nativePost(moderation.decideCase, { form: 'suspend', page })
export const lift = nativePost(moderation.liftSuspension, { form: 'suspend', page })
export const invite = nativePost(provable(invitations.invite), { form: 'invite', page })
export const resend = nativePost(provable(invitations.resend), { form: 'invitation', page })
export const revoke = nativePost(invitations.revoke, { form: 'invitation', page })
