'use client'

import { useViewer } from '@/components/auth/viewer-store'
import { ReportButton } from '@/components/moderation/report-button'
import { LikeButton } from '@/components/reactions/like-button'
import { Link } from '@/components/ui/link'
import { type Address, routes } from '@/lib/core/routes'
import { quotePost } from './quote-bus'

type PostToolsProps = {
  kind: 'topic' | 'reply'
  id: string
  /** The topic's id, whose marks say what is liked. */
  topicId: string
  /** 0 is the first post. */
  position: number
  author: { username: string; name: string }
  likeCount: number
  href: Address
  revised: boolean
  locked: boolean
}

/** What can be done with a post: like, quote, link, report; for its author edit and delete, for staff its history. */
export function PostTools(props: PostToolsProps) {
  const { kind, id, topicId, position, author, likeCount, href, revised, locked } = props
  const viewer = useViewer()
  const own = viewer?.username === author.username
  const what = kind === 'topic' ? `the topic by ${author.name}` : `reply ${position} by ${author.name}`

  return (
    <div className="post-tools">
      <LikeButton kind={kind} id={id} count={likeCount} ownText={own} subject={`topic:${topicId}`} label={what} />
      {!locked && (
        <button
          type="button"
          className="post-tool scripted"
          onClick={({ currentTarget }) => {
            const text = currentTarget.closest('.post')?.querySelector('.prose')
            if (text) quotePost(text, { position, name: author.name })
          }}
        >
          Quote<span className="sr-only"> {what}</span>
        </button>
      )}
      {own && !locked && <OwnTools kind={kind} id={id} />}
      {revised && <HistoryLink kind={kind} id={id} what={what} />}
      {!own && (
        <ReportButton kind={kind} id={id} label={what} className="post-tool">
          Report
        </ReportButton>
      )}
      <noscript>
        <a href={routes.editPost(kind, id)} rel="nofollow" className="post-tool">
          Edit<span className="sr-only"> {what}</span>
        </a>
      </noscript>
      {position > 0 && (
        <Link href={href} scroll={false} className="post-tool post-number">
          <span className="sr-only">Link to reply </span>#{position}
        </Link>
      )}
    </div>
  )
}

/** For staff, what a post said before. */
export function HistoryLink({ kind, id, what }: Pick<PostToolsProps, 'kind' | 'id'> & { what: string }) {
  if (!useViewer()?.isStaff) return null
  return (
    <Link href={routes.postHistory(kind, id)} className="post-tool">
      History<span className="sr-only"> of {what}</span>
    </Link>
  )
}

function OwnTools({ kind, id }: Pick<PostToolsProps, 'kind' | 'id'>) {
  const href = routes.editPost(kind, id)
  return (
    <>
      <Link href={href} className="post-tool">
        Edit<span className="sr-only"> your {kind}</span>
      </Link>
      <Link href={`${href}#delete`} className="post-tool">
        Delete<span className="sr-only"> your {kind}</span>
      </Link>
    </>
  )
}
