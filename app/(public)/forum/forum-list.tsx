import { ForumPage } from '@/components/forum/forum-page'
import { MissingPage } from '@/components/layout/missing-page'
import { JsonLd } from '@/components/seo/json-ld'
import { routes } from '@/lib/core/routes'
import { canonicalForumList, parseForumList } from '@/lib/forum/list-state'
import { listForum } from '@/lib/forum/queries'
import { readForumStats } from '@/lib/forum/stats-queries'
import { listJsonLd, toListTrail } from '@/lib/seo/page-json-ld'
import { topicEntry } from '@/lib/seo/topic-json-ld'

type Asked = Parameters<typeof parseForumList>[0]

/** The forum in one state; a state that no list has is a true 404. */
export async function ForumList({ asked }: { asked: Asked }) {
  const state = parseForumList(asked)
  const [list, stats] = await Promise.all([state && listForum(state), readForumStats()])
  if (!state || !list) return <MissingPage />
  return (
    <>
      <JsonLd
        data={listJsonLd({
          trail: toListTrail(
            { name: 'Community Forum', path: routes.forum },
            list.categories.find(({ slug }) => slug === state.category)?.name,
            canonicalForumList(state),
          ),
          items: list.topics.map(topicEntry),
        })}
      />
      <ForumPage {...list} state={state} stats={stats} />
    </>
  )
}
