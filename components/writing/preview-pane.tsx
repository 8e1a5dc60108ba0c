'use client'

import { useEffect, useState } from 'react'
import { Prose } from '@/components/articles/prose'
import { firstProblem } from '@/lib/core/result'
import { previewText } from '@/lib/writing/actions'
import { NO_PREVIEW } from './no-preview'

type PreviewPaneProps = { text: string; as: 'member' | 'editorial' }

type Answer = { html: string } | { problem: string }

/** The text as it will look; the server renders it, as it will later. */
export function PreviewPane({ text, as }: PreviewPaneProps) {
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    let isOver = false
    askFor(text, as).then((next) => !isOver && setAnswer(next))
    return () => {
      isOver = true
    }
  }, [text, as])

  if (!answer) return <p className="text-muted">Preparing the preview...</p>
  if ('problem' in answer) return <p role="alert">{answer.problem}</p>
  return <Prose html={answer.html} />
}

async function askFor(text: string, as: string): Promise<Answer> {
  const form = new FormData()
  form.append('text', text)
  form.append('as', as)
  const result = await previewText(null, form).catch(() => null)
  if (!result) return { problem: NO_PREVIEW }
  return result.ok ? result.data : { problem: firstProblem(result) }
}
