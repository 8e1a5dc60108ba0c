import type { Metadata } from 'next'
import { blankPost } from '@/components/blog/blank-post'
import { BlogFrame } from '@/components/blog/blog-frame'
import { PostForm } from '@/components/blog/post-form'
import type { SavedPost } from '@/lib/articles/commands/sent-post'
import { listFormCategories, listFormProducts } from '@/lib/articles/edit-queries'
import { requireMember } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { lastOf } from '@/lib/core/search-text'
import { findRefused } from '../keep-refused'
import { create } from '../posts'

export const metadata: Metadata = { title: 'Create post' }

export default async function Page({ searchParams }: PageProps<'/admin/blog/new'>) {
  const [asked, member] = await Promise.all([searchParams, requireMember(routes.adminNewPost)])
  const kind = lastOf(asked.kind) === 'review' ? 'review' : 'article'
  const [categories, products, answer] = await Promise.all([
    listFormCategories(kind),
    kind === 'review' ? listFormProducts() : [],
    readAnswer<SavedPost>('post', asked.answer),
  ])
  const typed = await findRefused(member, `${kind}:new`, answer)
  return (
    <BlogFrame member={member} tab="create">
      <PostForm
        key={kind}
        post={null}
        kind={kind}
        values={{ ...blankPost(categories[0]?.slug ?? ''), ...typed }}
        stored={null}
        categories={categories}
        products={products}
        publishes={member.verified}
        action={create}
        answer={answer}
      />
    </BlogFrame>
  )
}
