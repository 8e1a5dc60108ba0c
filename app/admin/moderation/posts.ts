'use server'
import type { Route } from 'next'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import * as actions from '@/lib/moderation/actions'
import { parseTarget } from '@/lib/moderation/target'

/** The actions of a case, so that its forms also answer when they were posted without scripts. */

const page = (posted: FormData) => {
  const target = parseTarget({ kind: posted.get('kind') ?? 'profile', id: posted.get('id') })
  // `Route` alone stands for no address with a parameter.
  return target ? (routes.adminCase(target.kind, target.id) as Route) : routes.adminModeration
}

export const claimCase = nativePost(actions.claimCase, { form: 'claim', page })
export const releaseCase = nativePost(actions.releaseCase, { form: 'claim', page })
export const decideCase = nativePost(actions.decideCase, { form: 'decide', page })
export const dismissCases = nativePost(actions.dismissCases, { form: 'queue', page: routes.adminModeration })
export const liftSuspension = nativePost(actions.liftSuspension, { form: 'lift', page })
