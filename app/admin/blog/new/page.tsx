import type { Metadata } from 'next'
import { blankPost } from '@/components/blog/blank-post'
import { BlogFrame } from '@/components/blog/blog-frame'
import { LeftText } from '@/components/blog/left-text'
import { PostForm } from '@/components/blog/post-form'
import { listFormCategories, listFormProducts } from '@/lib/articles/edit-queries'
import { requireMember } from '@/lib/auth/guards'
import { routes } from '@/lib/core/routes'
import { lastValue } from '@/lib/core/search-text'
import { create } from '../posts'
import { findLeft, findTyped, readOwnAnswer } from '../refused-texts'

export const metadata: Metadata = { title: 'Create post' }

export default async function Page({ searchParams }: PageProps<'/admin/blog/new'>) {
  const [asked, member] = await Promise.all([searchParams, requireMember(routes.adminNewPost)])
  const kind = lastValue(asked.kind) === 'review' ? 'review' : 'article'
  const [categories, products, answer] = await Promise.all([
    listFormCategories(kind),
    kind === 'review' ? listFormProducts() : [],
    readOwnAnswer(member, 'post', asked.answer),
  ])
  const typed = await findTyped(member, `${kind}:new`, answer, lastValue(asked.refused))
  const left = await findLeft(member, `${kind}:new`, typed)
  return (
    <BlogFrame member={member} tab="create">
      {left && <LeftText target={left} />}
      <PostForm
        key={`${kind} ${member.id}`}
        post={null}
        kind={kind}
        values={{ ...blankPost(categories[0]?.slug ?? ''), ...typed }}
        stored={null}
        categories={categories}
        products={products}
        publishes={member.verified}
        sender={member.id}
        refused={typed?.refused}
        action={create}
        answer={answer}
      />
    </BlogFrame>
  )
}
