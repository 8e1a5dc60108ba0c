'use server'
import type { Route } from 'next'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import * as actions from '@/lib/payments/actions'

/** The actions of these pages, so that their forms also answer when they were posted without scripts. */

const page = (posted: FormData) => {
  const id = posted.get('id')
  // `Route` alone stands for no address with a parameter.
  return typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) ? (routes.adminPlan(id) as Route) : routes.adminPayments
}
const settings = { form: 'act', page: routes.adminPaymentSettings }

export const update = nativePost(actions.confirmKey, settings)
export const test = nativePost(actions.testConnection, settings)
export const create = nativePost(actions.createPlan, {
  form: 'plan',
  page: routes.adminNewPlan,
  next: () => routes.adminPaymentSettings,
  tells: true,
})
export const edit = nativePost(actions.editPlan, { form: 'plan', page })
export const retire = nativePost(actions.retirePlan, { form: 'act', page })
export const restore = nativePost(actions.returnPlan, { form: 'act', page })
