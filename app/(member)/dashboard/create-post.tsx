import { createAtDashboard } from '@/app/admin/blog/posts'
import { findTyped, readOwnAnswer } from '@/app/admin/blog/refused-texts'
import { CreatePostForm } from '@/components/dashboard/create-post-form'
import { PostedAnswer } from '@/components/ui/posted-answer'
import { listFormCategories } from '@/lib/articles/edit-queries'
import type { Member } from '@/lib/core/viewer'

/** The form of a new post; `answer` is the page's parameter of that name. */
export async function CreatePost({ member, answer: id }: { member: Member; answer: unknown }) {
  const answer = await readOwnAnswer(member, 'create-post', id)
  return (
    <div>
      <PostedAnswer answer={answer?.ok ? answer : null} />
      <CreatePostForm
        key={member.id}
        categories={await listFormCategories('article')}
        publishes={member.verified}
        sender={member.id}
        action={createAtDashboard}
        answer={answer}
        typed={await findTyped(member, 'article:new', answer, undefined)}
      />
    </div>
  )
}
