import { RelativeTimes } from '@/components/lists/relative-times'
import type { TopicRow } from '@/lib/forum/topic-row'
import { TopicListRow } from './topic-list-row'

/** Topics as rows; `full` ones say how they begin. Dates turn into 'n minutes ago' in the browser, since the page itself is static. */
export function TopicList({ topics, full = false }: { topics: TopicRow[]; full?: boolean }) {
  return (
    <>
      <ul className="topics">
        {topics.map((topic) => (
          <TopicListRow key={topic.number} topic={topic} full={full} />
        ))}
      </ul>
      <RelativeTimes />
    </>
  )
}
