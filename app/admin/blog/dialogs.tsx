import { DeleteDialog } from '@/components/blog/delete-dialog'
import { postListAddress } from '@/components/blog/post-list-address'
import { QuickEditDialog } from '@/components/blog/quick-edit-dialog'
import { findPostToEdit, listFormCategories } from '@/lib/articles/edit-queries'
import { TRASH_DAYS } from '@/lib/articles/post-limits'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { lastValue } from '@/lib/core/search-text'
import { toUuid } from '@/lib/core/uuid'
import { AskedActDialog, type DialogsProps } from './asked-act-dialog'
import { quickEdit, trash } from './posts'

/** The dialog that the address asks for: `?edit={id}`, `?delete={id}` or that of an act; nothing where the member may not. */
export async function Dialogs({ member, state, asked }: DialogsProps) {
  const editId = toUuid(lastValue(asked.edit))
  const id = editId ?? toUuid(lastValue(asked.delete))
  if (!id) return <AskedActDialog member={member} state={state} asked={asked} />
  const post = await findPostToEdit(member, id)
  if (!post) return null
  const closeTo = postListAddress(state)
  if (!editId) {
    const answer = await readAnswer<object>('act', asked.answer)
    return (
      <DeleteDialog
        key={`delete-${post.id}`}
        post={{ id: post.id, title: post.title }}
        action={trash}
        answer={answer}
        closeTo={lastValue(asked.from) === 'editor' ? routes.adminEditPost(post.id) : closeTo}
        doneTo={closeTo}
        days={TRASH_DAYS}
        isOthers={post.authorId !== member.id}
      />
    )
  }
  const { version, kind, values, publishedAt } = post
  return (
    <QuickEditDialog
      key={`edit-${post.id}`}
      post={{
        id: post.id,
        version,
        path: routes.text(kind, ''),
        wasPublished: publishedAt !== null,
        values,
      }}
      categories={await listFormCategories(kind, values.category)}
      action={quickEdit}
      answer={await readAnswer<object>('quick-edit', asked.answer)}
      closeTo={closeTo}
      editTo={routes.adminEditPost(post.id)}
      publishes={member.verified}
      isOthers={post.authorId !== member.id}
    />
  )
}
