'use client'

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { readDefaults, readFields, writeFields } from '@/components/drafts/form-fields'
import { sameFields } from '@/components/drafts/same-fields'
import type { SavedPost } from '@/lib/articles/commands/sent-post'
import type { PostValues } from '@/lib/articles/post-values'
import type { DraftFields } from '@/lib/drafts/schema'

/** What stands in a form now. Asking for its data brings what the editor has not written yet into the field. */
export function readForm(form: HTMLFormElement): DraftFields {
  new FormData(form)
  return readFields(form)
}

type PostBase = {
  post: { version: number } | null
  /** What the page says now; `isTyped`: what was refused there, which is not stored. */
  values: PostValues
  isTyped: boolean
  form: RefObject<HTMLFormElement | null>
  /** While somebody decides between two texts or a save is under way, nothing is taken over. */
  isBusy: RefObject<boolean>
  /** Makes the form anew, from what the page says. */
  makeAnew: () => void
}

/**
 * Which version of a post its form was made from. Next keeps a page that was left and shows it again with newer props: a
 * form in which nobody has written is then made anew; in any other the fields stay, and saving leads to the conflict view.
 */
export function usePostBase({ post, values, isTyped, form, isBusy, makeAnew }: PostBase) {
  const [version, setVersion] = useState(post?.version ?? 0)
  /** The newest version that this form has stored or was made from, and what its fields came with. */
  const [own, setOwn] = useState({ version: post?.version ?? 0, values })
  /** What stood in the form when it was as stored. */
  const known = useRef<DraftFields>(null)
  const taken = useRef(values)
  if (post?.version === own.version && own.values !== values) setOwn({ version: own.version, values })

  const isUnchanged = useCallback(() => {
    const element = form.current
    return element !== null && known.current !== null && sameFields(readForm(element), known.current)
  }, [form])

  // What is stored beside the version, such as that it has come out, is no change of whoever has the form open.
  useLayoutEffect(() => {
    const element = form.current
    if (!element || isTyped || own.values === taken.current) return
    taken.current = own.values
    const defaults = readDefaults(element)
    if (sameFields(readForm(element), defaults)) known.current = defaults
  }, [form, isTyped, own.values])

  useLayoutEffect(() => {
    if (form.current && !isTyped) known.current ??= readDefaults(form.current)
    if (post && post.version > version && !isBusy.current && isUnchanged()) makeAnew()
  }, [form, isTyped, post, version, isBusy, isUnchanged, makeAnew])

  /** The form was stored as `saved`; `sent` is what it held then. */
  const wasSaved = useCallback((saved: SavedPost, element: HTMLFormElement, sent: DraftFields) => {
    // Written into the form at once, not with the next rendering: a draft of what was typed since is based on it.
    // A draft that was restored meanwhile is based on another one, and says so.
    if (readFields(element).version === sent.version) writeFields(element, { version: String(saved.version) })
    // A post that came out while it was written in says so from here on.
    const settled: DraftFields = { slug: saved.slug }
    if (saved.status !== sent.status) Object.assign(settled, { status: saved.status, scheduledFor: '' })
    const now = readFields(element)
    for (const [name, value] of Object.entries(settled))
      if (now[name] === sent[name]) writeFields(element, { [name]: value })
    known.current = { ...sent, ...settled }
    setVersion(saved.version)
    setOwn((before) => ({ ...before, version: saved.version }))
  }, [])

  return { version, setVersion, shown: own.values, isUnchanged, wasSaved }
}
