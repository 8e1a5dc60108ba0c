'use client'

import { type MouseEvent, useActionState, useOptimistic, useTransition } from 'react'
import { openSignIn } from '@/components/auth/open-sign-in'
import { changeMarks, useMarks, useViewer } from '@/components/auth/viewer-store'
import { toLostPress } from '@/components/ui/lost-answer'
import { askToSignIn } from '@/components/ui/signed-out-act'
import { showToast } from '@/components/ui/toast'
import { followTopic } from '@/lib/forum/actions'

const LEVELS = [
  { level: 'follow', label: 'Follow', on: 'Following', title: 'Be told of every reply' },
  { level: 'mute', label: 'Mute', on: 'Muted', title: 'Hear nothing of this topic' },
] as const

type Level = 'follow' | 'mute' | 'none'

/** Follow and mute: at most one of them, and pressing it again takes it back. */
export function FollowButtons({ topicId }: { topicId: string }) {
  const viewer = useViewer()
  const subject = `topic:${topicId}` as const
  const known: Level = useMarks(subject)?.followsTopic ?? 'none'
  const [posted, post] = useActionState(followTopic, null)
  const [shown, show] = useOptimistic<Level>(known)
  const [, startTransition] = useTransition()

  function press(event: MouseEvent, level: Level) {
    event.preventDefault()
    if (viewer === null) return void openSignIn()
    const form = new FormData()
    form.set('topicId', topicId)
    form.set('level', level)
    startTransition(async () => {
      show(level)
      const result = await followTopic(null, form).catch(toLostPress)
      showToast({ id: 'follow-topic', kind: result.ok ? 'success' : 'error', title: result.message ?? 'Done' })
      if (!result.ok) return askToSignIn(result)
      const followsTopic = level === 'none' ? null : level
      startTransition(() => changeMarks(subject, (marks) => ({ ...marks, followsTopic })))
    })
  }

  return (
    <form action={post} className="contents">
      <input type="hidden" name="topicId" value={topicId} />
      {LEVELS.map(({ level, label, on, title }) => {
        const wanted = shown === level ? 'none' : level
        return (
          <button
            key={level}
            type="submit"
            name="level"
            value={wanted}
            title={title}
            aria-pressed={shown === level}
            onClick={(event) => press(event, wanted)}
            className="button-outline button-small follow"
          >
            {shown === level ? on : label}
            <span className="sr-only"> this topic</span>
          </button>
        )
      })}
      <noscript>
        <button type="submit" name="level" value="none" className="button-quiet button-small">
          Neither
        </button>
      </noscript>
      {posted && <p role="status">{posted.message}</p>}
    </form>
  )
}
