'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { clearDraft, sentFields } from '@/components/drafts/draft-events'
import { useVersion } from '@/components/ui/use-version'
import type { PostAction, PostAnswer } from './edit-frame'
import { usePostForm } from './use-post-form'

type EditForm<Name extends string> = {
  /** Names the draft. */
  target: string
  version: number
  /** What is stored now, by field. */
  texts: Readonly<Record<Name, string>>
  action: PostAction
  answer: PostAnswer
}

/**
 * A form that changes a post. One that was overtaken by a change in another window is refused with both texts on show: the
 * typed one in its field, the stored one below; the next save goes upon what is stored.
 */
export function useEditForm<Name extends string>({ target, texts, action, answer, ...stored }: EditForm<Name>) {
  const router = useRouter()
  const { form, result, typed, ...rest } = usePostForm({
    action,
    answer,
    event: 'forum-edit',
    onDone({ href }, element, sent) {
      clearDraft(target, sentFields(sent))
      // Next keeps the form and shows it again: it then follows what is stored, as its version does.
      element.reset()
      router.push(href)
    },
  })
  const { version, rebase, wasOvertaken, watch } = useVersion(stored.version, result, form.ref)

  useEffect(() => {
    if (result && wasOvertaken) router.refresh()
  }, [result, wasOvertaken, router])

  const refused = wasOvertaken && result && !result.ok ? result.values : undefined
  const textOf = (name: Name) => String(refused?.[name] ?? typed(name) ?? texts[name])
  return {
    ...rest,
    form: { ...form, ...watch },
    version,
    rebase,
    textOf,
    /** What is stored in a field, where that is not what was typed. */
    storedBeside: (name: Name) => (wasOvertaken && textOf(name) !== texts[name] ? texts[name] : null),
  }
}
