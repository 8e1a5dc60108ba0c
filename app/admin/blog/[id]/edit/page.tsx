import type { Metadata } from 'next'
import { Visit } from '@/app/(member)/notifications/visit'
import { BlogFrame } from '@/components/blog/blog-frame'
import { EditLinks } from '@/components/blog/edit-links'
import { toFormPost } from '@/components/blog/form-post'
import { LeftText } from '@/components/blog/left-text'
import { PostForm } from '@/components/blog/post-form'
import { PostPictures } from '@/components/blog/post-pictures'
import { PostedAnswer } from '@/components/ui/posted-answer'
import { findPostToEdit, listFormCategories, listFormProducts } from '@/lib/articles/edit-queries'
import { requireMember } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { lastValue } from '@/lib/core/search-text'
import { toUuid } from '@/lib/core/uuid'
import { NoPost } from '../../no-post'
import { removePicture, save } from '../../posts'
import { findLeft, findTyped, readOwnAnswer } from '../../refused-texts'

export const metadata: Metadata = { title: 'Edit post' }

export default async function Page({ params, searchParams }: PageProps<'/admin/blog/[id]/edit'>) {
  const [{ id }, asked] = await Promise.all([params, searchParams])
  const member = await requireMember(routes.adminEditPost(id))
  const post = toUuid(id) && (await findPostToEdit(member, id))
  if (!post) return <NoPost member={member} id={id} />
  const [categories, products, answer, pictured] = await Promise.all([
    listFormCategories(post.kind, post.values.category),
    post.kind === 'review' ? listFormProducts(post.values.productId) : [],
    readOwnAnswer(member, 'post', asked.answer),
    readAnswer<object>('picture', asked.answer),
  ])
  const typed = await findTyped(member, `article:${post.id}`, answer, lastValue(asked.refused))
  const left = await findLeft(member, `article:${post.id}`, typed)
  return (
    <BlogFrame member={member}>
      <Visit member={member} visited={{ fateOf: `article:${post.id}` }} />
      <EditLinks post={post} />
      <PostedAnswer answer={answer?.ok ? answer : null} />
      {left && <LeftText target={left} />}
      <PostForm
        key={`${post.id} ${member.id}`}
        post={toFormPost(post, answer, member.id)}
        kind={post.kind}
        values={{ ...post.values, ...typed }}
        stored={typed && post.values}
        categories={categories}
        products={products}
        publishes={member.verified}
        sender={member.id}
        refused={typed?.refused}
        action={save}
        answer={answer}
      />
      <PostPictures post={post} uploads={member.verified} remove={removePicture} answer={pictured} />
    </BlogFrame>
  )
}
