import type { ReactNode } from 'react'
import type { OwnLine } from '@/lib/dashboard/own-queries'
import type { RecentPost } from '@/lib/dashboard/queries'
import { OwnLines } from './own-lines'
import { PostGrid } from './post-grid'

type HomePanelProps = {
  posts: readonly RecentPost[]
  drafts: readonly OwnLine[]
  topics: readonly OwnLine[]
  replies: readonly OwnLine[]
  now: Date
  /** What makes a new post; nothing where there is none. */
  children?: ReactNode
}

/** The Home tab: what the member has under way, and what the site published last. */
export function HomePanel({ posts, drafts, topics, replies, now, children }: HomePanelProps) {
  return (
    <div className="grid gap-12">
      {children}
      <div className="grid gap-x-6 gap-y-10 lg:grid-cols-3">
        <OwnLines id="drafts" title="Drafts" none="Nothing half written." lines={drafts} now={now} />
        <OwnLines id="my-topics" title="My topics" none="You have not begun a topic yet." lines={topics} now={now} />
        <OwnLines id="replies" title="Replies to me" none="Nobody has answered you yet." lines={replies} now={now} />
      </div>
      {posts.length > 0 && (
        <section aria-labelledby="recent-posts">
          <h2 id="recent-posts" className="mb-3 text-xl">
            Recent posts
          </h2>
          <PostGrid posts={posts} />
        </section>
      )}
    </div>
  )
}
