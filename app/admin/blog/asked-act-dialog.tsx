import { ActDialog } from '@/components/blog/act-dialog'
import { postListAddress } from '@/components/blog/post-list-address'
import { findPostToAskAbout } from '@/lib/articles/guard-queries'
import type { PostListState } from '@/lib/articles/post-list-state'
import { readAnswer } from '@/lib/core/native-post'
import { lastValue } from '@/lib/core/search-text'
import { toUuid } from '@/lib/core/uuid'
import type { Member } from '@/lib/core/viewer'
import { restore, setStatus } from './posts'

export type DialogsProps = {
  member: Member
  state: PostListState
  asked: Record<string, string | string[] | undefined>
}

/** The question before an act on a post: `?publish={id}` or `?restore={id}`; nothing where the member may not do it. */
export async function AskedActDialog({ member, state, asked }: DialogsProps) {
  const publishId = toUuid(lastValue(asked.publish))
  const id = publishId ?? toUuid(lastValue(asked.restore))
  const act = publishId ? 'publish' : 'restore'
  const post = id && (await findPostToAskAbout(member, act, id))
  if (!post) return null
  const answer = await readAnswer<object>('act', asked.answer)
  return (
    <ActDialog
      key={`${act}-${post.id}`}
      act={act}
      post={{ id: post.id, title: post.title, author: post.author.username }}
      action={act === 'publish' ? setStatus : restore}
      answer={answer?.row === post.id ? answer : null}
      closeTo={postListAddress(state)}
      isOthers={post.authorId !== member.id}
    />
  )
}
