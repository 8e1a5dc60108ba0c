'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { WriteNotice } from '@/components/auth/write-notice'
import { clearDraft, sentFields } from '@/components/drafts/draft-events'
import { FormStatus } from '@/components/ui/form-status'
import { showField } from '@/components/ui/show-field'
import { MarkdownField } from '@/components/writing/markdown-field'
import type { FormAction, Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import { FORUM_POST_LIMIT } from '@/lib/forum/limits'
import { PostFormFoot } from './post-form-foot'
import { onQuote, type Quote } from './quote-bus'
import { type Quoted, QuotedPost } from './quoted-post'
import { usePostForm } from './use-post-form'

type ReplyFormProps = {
  action: FormAction<{ href: Address }>
  topicId: string
  /** What the form was answered with on its way here. */
  answer?: Result<{ href: Address }> | null
}

/** Writes a reply below the discussion. A visitor may begin to write: signing in keeps the text. */
export function ReplyForm({ action, topicId, answer }: ReplyFormProps) {
  const router = useRouter()
  const target = `reply:${topicId}`
  const place = useRef<HTMLElement>(null)
  const [quoted, setQuoted] = useState<Quoted | null>(null)
  const { form, pending, status, errorOf, typed, signIn } = usePostForm({
    action,
    answer,
    event: 'forum-reply',
    onDone({ href }, element, sent) {
      clearDraft(target, sentFields(sent))
      setQuoted(null)
      element.reset()
      // The page of the reply, which the answer has brought up to date.
      router.push(href)
    },
  })

  useEffect(() => {
    const coming = new Set<number>()
    const take = async (quote: Quote) => {
      const field = place.current?.querySelector('textarea')
      const [{ insertBlock }, { toQuotation }] = await Promise.all([
        import('@/components/writing/edit-area').catch(() => PLAINLY),
        import('./quotation').catch(() => PLAINLY),
      ])
      if (!field) return
      if (quote.position > 0) setQuoted(quote)
      await showField(field)
      // What is selected in the reply stays.
      field.selectionStart = field.selectionEnd
      const quotation = toQuotation(quote)
      if (quotation) insertBlock(field, quotation)
      else field.focus()
      place.current?.scrollIntoView({ block: 'center' })
    }
    return onQuote((quote) => {
      // Pressed again while the code is under way.
      if (coming.has(quote.position)) return
      coming.add(quote.position)
      void take(quote).finally(() => coming.delete(quote.position))
    })
  }, [])

  return (
    <section ref={place} aria-labelledby="your-reply" className="reply-form">
      <h2 id="your-reply">Your reply</h2>
      <form {...form}>
        <WriteNotice />
        <input type="hidden" name="topicId" value={topicId} />
        <QuotedPost quoted={quoted} onChange={setQuoted} />
        <MarkdownField
          name="content"
          label="Text"
          rows={6}
          maxLength={FORUM_POST_LIMIT}
          required
          upload
          placeholder="What do you know, think or want to ask?"
          defaultValue={typed('content')}
          draftTarget={target}
          errors={toList(errorOf('content'))}
        />
        <FormStatus {...status} />
        <PostFormFoot pending={pending} signIn={signIn} label="Post Reply" />
      </form>
    </section>
  )
}

/** Where code does not come: the browser's undo notices it, and the words are quoted without their marks. */
const PLAINLY = {
  toQuotation({ name, words }: Quote) {
    const text = [...words.children].map(({ textContent }) => textContent?.trim()).filter(Boolean)
    const lines = [`**${name}** wrote:`, '', ...text.join('\n\n').split('\n')]
    return lines.map((line) => `> ${line}`.trimEnd()).join('\n')
  },
  insertBlock(area: HTMLTextAreaElement, block: string) {
    area.focus()
    area.setRangeText(`${area.value && '\n\n'}${block}\n\n`, area.selectionEnd, area.selectionEnd, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  },
}

const toList = (error: string | undefined) => (error ? [error] : undefined)
