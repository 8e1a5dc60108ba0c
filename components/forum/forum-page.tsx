import { PageFrame } from '@/components/layout/page-frame'
import { ListHead } from '@/components/lists/list-head'
import type { TopicRow } from '@/lib/forum/topic-row'
import { TopicList } from './topic-list'

/** The forum as readers find it: the topics with the latest activity. */
export function ForumPage({ topics }: { topics: TopicRow[] }) {
  return (
    <PageFrame>
      <ListHead
        title="Community Forum"
        text="Questions, answers and measured opinions from people who use the things."
      />
      <h2 className="sr-only">Topics</h2>
      <div className="mt-8">
        {topics.length > 0 ? (
          <TopicList topics={topics} />
        ) : (
          <p className="border-t border-line py-16 text-center text-muted">Nobody has started a topic yet.</p>
        )}
      </div>
    </PageFrame>
  )
}
