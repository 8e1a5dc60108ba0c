'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isOvertaken, type Result } from '@/lib/core/result'

/**
 * Which version of a row a form stands upon, so that a save never replaces what nobody in this window has seen. The page
 * may be read anew below an open form: fields that nobody has touched follow what is stored, and so does the version; typed
 * ones keep both. After a refusal for being late what is stored stands beside the fields, and the next save goes upon it.
 * `form`: the form whose fields are to follow.
 */
export function useVersion(stored: number, result: Result<unknown> | null, form: RefObject<HTMLFormElement | null>) {
  const [seen, setSeen] = useState(stored)
  const [touched, setTouched] = useState(false)
  const failed = result && !result.ok ? result : null
  const wasOvertaken = isOvertaken(result)
  if (!touched && !failed && seen !== stored) setSeen(stored)

  // A saved form is as new.
  useEffect(() => {
    if (result?.ok) setTouched(false)
  }, [result])

  // A field that was once filled in, also by React, no longer follows its default value; as part of a reset it does.
  const followed = useRef(seen)
  useLayoutEffect(() => {
    if (followed.current === seen) return
    followed.current = seen
    if (!form.current) return
    form.current.reset()
    // React writes the default of a text area at each rendering: in one that follows it the caret would go to the beginning.
    for (const area of form.current.querySelectorAll('textarea')) {
      const { value } = area
      area.value = value
    }
  }, [seen, form])

  return {
    version: wasOvertaken ? stored : (failed?.values?.version ?? seen),
    wasOvertaken,
    onChange: () => setTouched(true),
  }
}
