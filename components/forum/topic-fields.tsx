'use client'

import type { ReactNode } from 'react'
import { describeControl, FieldFrame, FormField } from '@/components/ui/form-field'
import { MarkdownField } from '@/components/writing/markdown-field'
import type { CategoryLabel } from '@/lib/articles/article-card'
import { FORUM_POST_LIMIT, TAG_LIMITS, TITLE_LIMITS } from '@/lib/forum/limits'
import { SimilarTopics } from './similar-topics'

export type TopicTexts = { title: string; category: string; tags: string; content: string }

type TopicFieldsProps = {
  categories: readonly CategoryLabel[]
  values: Partial<TopicTexts>
  errorOf: (name: string) => string | undefined
  /** What stands below a field beside its error. */
  below?: (name: keyof TopicTexts) => ReactNode
  draftTarget: string
  draftVersion?: number
  /** Whether to show what others have begun under such a title. */
  similar?: boolean
}

const LABELS = { title: 'Title', tags: 'Tags' }
const TAGS_HINT = `Up to ${TAG_LIMITS.most}, parted by commas`

/** The fields of a topic, for a new one and for an edit. */
export function TopicFields({
  categories,
  values,
  errorOf,
  below,
  draftTarget,
  draftVersion,
  similar,
}: TopicFieldsProps) {
  const contentError = errorOf('content')
  return (
    <div className="grid grid-cols-1 gap-2">
      <div>
        <FormField
          id="topic-title"
          name="title"
          label="Title"
          required
          maxLength={TITLE_LIMITS.max}
          autoComplete="off"
          defaultValue={values.title}
          error={errorOf('title')}
          hint="Say what it is about, so that those who know find it"
        />
        {below?.('title')}
        {similar && <SimilarTopics field="topic-title" />}
      </div>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <FieldFrame id="topic-category" label="Category" error={errorOf('category')}>
          <select
            key={values.category}
            id="topic-category"
            name="category"
            required
            defaultValue={values.category ?? ''}
            className="field"
            {...describeControl({ id: 'topic-category', error: errorOf('category') })}
          >
            <option value="">Please choose</option>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
          {below?.('category')}
        </FieldFrame>
        <div>
          <FormField
            id="topic-tags"
            name="tags"
            label="Tags"
            autoComplete="off"
            autoCapitalize="none"
            placeholder="usb-c, battery life"
            defaultValue={values.tags}
            error={errorOf('tags')}
            hint={TAGS_HINT}
          />
          {below?.('tags')}
        </div>
      </div>
      <MarkdownField
        name="content"
        label="Text"
        rows={12}
        maxLength={FORUM_POST_LIMIT}
        required
        upload
        defaultValue={values.content}
        draftTarget={draftTarget}
        draftVersion={draftVersion}
        draftLabels={LABELS}
        errors={contentError ? [contentError] : undefined}
      />
      {below?.('content')}
    </div>
  )
}
