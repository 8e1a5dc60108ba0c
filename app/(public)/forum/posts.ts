'use server'

import { leaveNativePost } from '@/lib/core/native-post'
import type { FormAction } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import * as actions from '@/lib/forum/actions'

type Post = FormAction<{ href: Address }>

/** The actions of these pages, so that a form posted without scripts ends on the page that shows what it did. */
const leading =
  (action: Post): Post =>
  async (previous, form) => {
    const result = await action(previous, form)
    if (result.ok) await leaveNativePost(result.data.href)
    return result
  }

export const postTopic = leading(actions.postTopic)
export const postReply = leading(actions.postReply)
