'use server'
import type { Route } from 'next'
import { nativePost } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import * as actions from '@/lib/moderation/actions'
import { parseTarget } from '@/lib/moderation/target'

/** The form of this page, so that it also answers when it was posted without scripts. */
export const reportTarget = nativePost(actions.reportTarget, {
  form: 'report',
  page: (posted) => {
    const target = parseTarget({ kind: posted.get('kind'), id: posted.get('id') })
    // `Route` alone stands for no address with a parameter.
    return target ? (routes.report(target.kind, target.id) as Route) : routes.home
  },
})
