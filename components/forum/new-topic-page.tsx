import '@/components/articles/text.css'
import './topic-page.css'
import { PageFrame } from '@/components/layout/page-frame'
import { BackToList } from '@/components/lists/back-to-list'
import type { CategoryLabel } from '@/lib/articles/article-card'
import type { FormAction } from '@/lib/core/result'
import { type Address, routes } from '@/lib/core/routes'
import { NewTopicForm } from './new-topic-form'

type NewTopicPageProps = { categories: readonly CategoryLabel[]; action: FormAction<{ href: Address }> }

export function NewTopicPage({ categories, action }: NewTopicPageProps) {
  return (
    <PageFrame>
      <div className="topic-page">
        <BackToList path={routes.forum}>Back to Forum</BackToList>
        <h1 className="mt-6 mb-6 border-t-2 border-ink pt-4 text-3xl md:text-4xl">New Topic</h1>
        <NewTopicForm categories={categories} action={action} />
      </div>
    </PageFrame>
  )
}
