import { RelativeTimes } from '@/components/lists/relative-times'
import type { TopicRow } from '@/lib/forum/topic-row'
import { TopicListRow } from './topic-list-row'

/** Topics as rows. Dates turn into 'n minutes ago' in the browser, since the page itself is static. */
export function TopicList({ topics }: { topics: TopicRow[] }) {
  return (
    <>
      <ul className="topics">
        {topics.map((topic) => (
          <TopicListRow key={topic.number} topic={topic} />
        ))}
      </ul>
      <RelativeTimes />
    </>
  )
}
