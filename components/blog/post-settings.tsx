'use client'

import { FormField } from '@/components/ui/form-field'
import { SelectControl } from '@/components/ui/select-control'
import type { PostValues } from '@/lib/articles/post-values'
import { schedule, settleTime } from './planned-time'
import { POST_LABELS } from './post-labels'
import { statusOptions } from './status-options'
import { TextBox } from './text-box'

export type FieldsProps = { values: PostValues; errorOf: (name: string) => string | undefined }

type PostSettingsProps = FieldsProps & { categories: readonly { slug: string; name: string }[]; publishes: boolean }

/** When and where a post comes out, and how lists show it. */
export function PostSettings({ values, errorOf, categories, publishes }: PostSettingsProps) {
  return (
    <fieldset className="post-fields">
      <legend>Publication</legend>
      <SelectControl
        id="post-state"
        name="status"
        label={POST_LABELS.status}
        defaultValue={values.status}
        options={statusOptions(true, publishes)}
        error={errorOf('status')}
        onInput={settleTime}
        hint={publishes ? undefined : 'Verify your email address to publish'}
      />
      {publishes && (
        <FormField
          id="post-time"
          name="scheduledFor"
          type="datetime-local"
          label={POST_LABELS.scheduledFor}
          defaultValue={values.scheduledFor}
          onInput={(event) => schedule(event, values.status === 'published')}
          error={errorOf('scheduledFor')}
          hint="For the status Scheduled"
        />
      )}
      <SelectControl
        id="post-category"
        name="category"
        label={POST_LABELS.category}
        defaultValue={values.category}
        options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        error={errorOf('category')}
      />
      <FormField
        id="post-tags"
        name="tags"
        label={POST_LABELS.tags}
        defaultValue={values.tags}
        error={errorOf('tags')}
        hint="Up to 8, parted by commas"
        autoComplete="off"
        autoCapitalize="none"
      />
      <TextBox
        id="post-excerpt"
        name="excerpt"
        label={POST_LABELS.excerpt}
        rows={3}
        defaultValue={values.excerpt}
        error={errorOf('excerpt')}
        hint="Left empty, it is the beginning of the text"
      />
    </fieldset>
  )
}

/** What search engines and shared links say, where it differs from what readers see. */
export function SearchSettings({ values, errorOf }: FieldsProps) {
  const isOpen = ['metaTitle', 'metaDescription', 'canonicalUrl'].some(errorOf)
  return (
    <details className="post-more" open={isOpen || undefined}>
      <summary>Search engines and shared links</summary>
      <div className="post-fields">
        <FormField
          id="post-meta-title"
          name="metaTitle"
          label={POST_LABELS.metaTitle}
          defaultValue={values.metaTitle}
          error={errorOf('metaTitle')}
          hint="About 60 characters are shown"
        />
        <TextBox
          id="post-meta-description"
          name="metaDescription"
          label={POST_LABELS.metaDescription}
          rows={3}
          defaultValue={values.metaDescription}
          error={errorOf('metaDescription')}
          hint="About 155 characters are shown"
        />
        <FormField
          id="post-canonical"
          name="canonicalUrl"
          type="url"
          label={POST_LABELS.canonicalUrl}
          defaultValue={values.canonicalUrl}
          error={errorOf('canonicalUrl')}
          hint="Where the text first appeared, if elsewhere"
        />
      </div>
    </details>
  )
}
