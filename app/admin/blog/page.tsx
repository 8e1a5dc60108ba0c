import type { Metadata } from 'next'
import { BlogFrame } from '@/components/blog/blog-frame'
import { PostList } from '@/components/blog/post-list'
import { listPosts } from '@/lib/articles/post-list-queries'
import { parsePostList } from '@/lib/articles/post-list-state'
import { requireMember } from '@/lib/auth/guards'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { Dialogs } from './dialogs'
import { restore, setStatus } from './posts'

export const metadata: Metadata = { title: 'Posts' }

export default async function Page({ searchParams }: PageProps<'/admin/blog'>) {
  const [asked, member] = await Promise.all([searchParams, requireMember(routes.adminBlog)])
  const { page, ...list } = await listPosts(member, parsePostList(asked))
  const state = { ...parsePostList(asked), page }
  const [acted, edited, pictured] = await Promise.all([
    readAnswer<object>('act', asked.answer),
    readAnswer<object>('quick-edit', asked.answer),
    readAnswer<object>('picture', asked.answer),
  ])
  return (
    <BlogFrame member={member} tab="posts">
      <PostList
        {...list}
        state={state}
        showsAuthors={member.role === 'admin'}
        publishes={member.verified}
        acts={{ setStatus, restore }}
        answer={acted ?? edited ?? pictured}
      >
        <Dialogs member={member} state={state} asked={asked} />
      </PostList>
    </BlogFrame>
  )
}
