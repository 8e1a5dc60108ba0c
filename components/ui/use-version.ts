'use client'

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { isOvertaken, type Result } from '@/lib/core/result'

/**
 * Which version of a row a form stands upon, so that a save never replaces what nobody in this window has seen. The page
 * may be read anew below an open form: fields that nobody has touched follow what is stored, and so does the version; typed
 * ones keep both. After a refusal for being late what is stored stands beside the fields, and the next save goes upon it.
 * `form`: the form whose fields are to follow. Spread `watch` into it.
 */
export function useVersion(stored: number, result: Result<unknown> | null, form: RefObject<HTMLFormElement | null>) {
  const [seen, setSeen] = useState(stored)
  const [typed, setTyped] = useState<'nothing' | 'and sent' | 'since'>('nothing')
  const [sentUpon, setSentUpon] = useState(stored)
  const [settled, setSettled] = useState(result)
  const failed = result && !result.ok ? result : null
  const wasOvertaken = isOvertaken(result)
  /** Said since that answer: it counts more than what was sent before it. */
  const [rebased, setRebased] = useState<{ version: number; after: typeof result } | null>(null)
  const said = rebased?.after === result ? rebased.version : failed?.values?.version
  const version = Number(wasOvertaken ? stored : (said ?? seen))

  if (settled !== result) {
    setSettled(result)
    // A saved form is as new, save for what was typed since it was sent: that stands upon what the save has made.
    if (result?.ok && typed === 'since') setSeen(sentUpon + 1)
    else if (result?.ok) setTyped('nothing')
  }
  if (typed === 'nothing' && !failed && seen !== stored) setSeen(stored)

  // A field that was once filled in, also by React, no longer follows its default value; as part of a reset it does.
  const followed = useRef(seen)
  useLayoutEffect(() => {
    if (followed.current === seen) return
    followed.current = seen
    if (typed !== 'nothing' || !form.current) return
    form.current.reset()
    // React writes the default of a text area at each rendering: in one that follows it the caret would go to the beginning.
    for (const area of form.current.querySelectorAll('textarea')) {
      const { value } = area
      area.value = value
    }
  }, [seen, typed, form])

  return {
    version,
    /** What stands in the form was written on another version. */
    rebase(version: number) {
      setSeen(version)
      setRebased({ version, after: result })
    },
    wasOvertaken,
    watch: {
      onChange: () => setTyped('since'),
      onReset: () => setTyped('nothing'),
      onSubmitCapture() {
        setSentUpon(version)
        setTyped((before) => (before === 'since' ? 'and sent' : before))
      },
    },
  }
}
