'use client'

import { useRouter } from 'next/navigation'
import { clearDraft, sentFields } from '@/components/drafts/draft-events'
import { DraftNotice } from '@/components/drafts/draft-notice'
import { useDraft } from '@/components/drafts/use-draft'
import { VersionField } from '@/components/drafts/version-field'
import { describeControl, FieldFrame, FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { SelectControl } from '@/components/ui/select-control'
import { StoredText } from '@/components/ui/stored-text'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextArea } from '@/components/ui/text-area'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { useVersion } from '@/components/ui/use-version'
import { type FormAction, isOvertaken, type Result } from '@/lib/core/result'
import type { Address } from '@/lib/core/routes'
import { NEWS_LIMITS } from '@/lib/news/limits'

/** What the fields hold at first, as texts. */
export type NewsValues = Record<
  'title' | 'description' | 'source' | 'link' | 'author' | 'category' | 'publishedAt',
  string
>

type Named = { slug: string; name: string }

type NewsFormProps<Data> = {
  action: FormAction<Data>
  /** What the form was answered with when it was posted without scripts. */
  answer: Result<Data> | null
  sources: readonly Named[]
  categories: readonly Named[]
  values: NewsValues
  /** The item to change; left out, it is a new one. */
  id?: string
  version?: number
  /** Where a success leads; else the form stays. */
  next?: (data: Data) => Address
}

/** What a draft shows of itself. */
const DRAFTED = { title: 'Title', description: 'Summary', link: 'Link', author: 'Author' }

const SUMMARY_HINT = 'In our own words, about two sentences'

/** What is said of a news item. */
export function NewsForm<Data>({
  action,
  answer,
  sources,
  categories,
  values,
  id,
  version: stored = 1,
  next,
}: NewsFormProps<Data>) {
  const router = useRouter()
  const target = `news:${id ?? 'new'}`
  const { form, pending, result, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast(said) {
      if (isOvertaken(said)) router.refresh()
      return { id: 'news', kind: said.ok ? 'success' : 'error', title: said.message ?? 'Saved' }
    },
    empties: next !== undefined,
    onDone(data, sent) {
      clearDraft(target, sent && sentFields(sent))
      if (next) router.push(next(data))
      else router.refresh()
    },
  })
  const { version, rebase, wasOvertaken, watch } = useVersion(stored, result, form.ref)

  const draft = useDraft({ target, form: form.ref })

  const field = (name: keyof NewsValues) => ({
    id: `news-item-${name}`,
    name,
    defaultValue: typed(name) ?? values[name],
    error: error(name),
  })
  const below = (name: keyof NewsValues, known?: readonly Named[]) => {
    const now = values[name]
    const words = known?.find(({ slug }) => slug === now)?.name ?? now
    return wasOvertaken && typed(name) !== now && <StoredText text={words} />
  }
  const { error: summaryError, ...summary } = field('description')

  return (
    <form {...form} {...watch} className="grid max-w-3xl gap-x-6 gap-y-3 md:grid-cols-2">
      {id && <input type="hidden" name="id" value={id} />}
      {id && <VersionField version={version} onVersion={rebase} />}
      <div className="md:col-span-2 empty:hidden">
        <DraftNotice draft={draft} labels={DRAFTED} version={stored} />
      </div>
      <div className="md:col-span-2">
        <FormField {...field('title')} label="Title" required maxLength={NEWS_LIMITS.title} />
        {below('title')}
      </div>
      <div className="md:col-span-2">
        <FieldFrame id={summary.id} label="Summary" error={summaryError} hint={SUMMARY_HINT}>
          <TextArea
            {...summary}
            {...describeControl({ id: summary.id, error: summaryError, hint: SUMMARY_HINT })}
            required
            rows={4}
            maxLength={NEWS_LIMITS.summary}
            className="field"
          />
        </FieldFrame>
        {below('description')}
      </div>
      <div>
        <SelectControl {...field('source')} label="Source" required options={toOptions(sources)} />
        {below('source', sources)}
      </div>
      <div>
        <SelectControl {...field('category')} label="Category" required options={toOptions(categories)} />
        {below('category', categories)}
      </div>
      <div className="md:col-span-2">
        <FormField {...field('link')} label="Link" type="url" required hint="The report itself, at its source" />
        {below('link')}
      </div>
      <div>
        <FormField
          {...field('author')}
          label="Author (optional)"
          maxLength={NEWS_LIMITS.author}
          hint="Empty for none"
        />
        {below('author')}
      </div>
      <div>
        <FormField {...field('publishedAt')} label="Published at (UTC)" type="datetime-local" required />
        {below('publishedAt')}
      </div>
      <div className="md:col-span-2">
        <FormStatus message={failed && !failed.fieldErrors ? failed.message : undefined} />
      </div>
      <SubmitButton busy="Saving..." pending={pending} className="justify-self-start">
        {id ? 'Save changes' : 'Add news item'}
      </SubmitButton>
    </form>
  )
}

const toOptions = (known: readonly Named[]) => [
  { value: '', label: 'Please choose' },
  ...known.map(({ slug, name }) => ({ value: slug, label: name })),
]
