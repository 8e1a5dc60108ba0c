'use client'

import { useEffect, useState } from 'react'
import { counted } from '@/lib/core/format-count'
import { routes } from '@/lib/core/routes'
import type { SimilarTopic } from '@/lib/forum/similar-queries'

/** Somebody who types is not asked about at every letter. */
const PAUSE = 400

/** What others have begun under a title like the one in the field with this id, said quietly while it is typed. */
export function SimilarTopics({ field }: { field: string }) {
  const [topics, setTopics] = useState<SimilarTopic[]>([])

  useEffect(() => {
    const input = document.getElementById(field)
    if (!(input instanceof HTMLInputElement)) return
    let asking = new AbortController()
    let timer: ReturnType<typeof setTimeout>

    async function ask(title: string, { signal }: AbortController) {
      const answer = await fetch(`${routes.similarTopics}?title=${encodeURIComponent(title)}`, { signal })
      const found: { topics: SimilarTopic[] } = answer.ok ? await answer.json() : { topics: [] }
      if (!signal.aborted) setTopics(found.topics)
    }
    const stop = () => {
      asking.abort()
      asking = new AbortController()
      clearTimeout(timer)
    }
    const emptied = () => {
      stop()
      setTopics([])
    }
    const typed = () => {
      stop()
      const title = input.value.trim()
      // Cancelled, or offline: what was found last stays.
      if (title) timer = setTimeout(() => ask(title, asking).catch(() => {}), PAUSE)
      else setTopics([])
    }
    input.addEventListener('input', typed)
    input.form?.addEventListener('reset', emptied)
    if (input.value) typed()
    return () => {
      stop()
      input.removeEventListener('input', typed)
      input.form?.removeEventListener('reset', emptied)
    }
  }, [field])

  return (
    <div className="similar-topics">
      {/* How many is read out, the topics when somebody comes to them. */}
      <div role="status">
        {topics.length > 0 && <p>{topics.length === 1 ? 'A similar topic' : `${topics.length} similar topics`}</p>}
      </div>
      {topics.length > 0 && (
        <ul>
          {topics.map(({ number, slug, title, replyCount }) => (
            <li key={number}>
              {/* In a new tab, so that what is being written stays where it is. */}
              <a href={routes.topic(number, slug)} target="_blank" rel="noopener">
                {title}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>{' '}
              <span className="text-muted">{counted(replyCount, 'reply', 'replies')}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
