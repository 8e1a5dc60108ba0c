'use client'

import { useEffect, useRef, useState } from 'react'
import { FormField } from '@/components/ui/form-field'
import { isMadeFrom } from '@/lib/articles/made-slug'
import { RESERVED_SLUGS } from '@/lib/articles/post-limits'
import { toTypedSlug } from '@/lib/articles/typed-slug'
import { cleanTitle } from '@/lib/core/clean-title'
import { POST_LABELS } from './post-labels'
import { TitleField } from './title-field'
import { findSlugMaker } from './title-slugs'

type TitleAndSlugProps = {
  id: string
  title: string
  slug: string
  /** '1' when somebody wrote the slug: it does not follow the title. */
  slugIsOwn: string
  /** Whether the slug may follow the title: not once the post has been published. */
  follows: boolean
  /** Where the post will stand, such as `/article/`. */
  path: string
  errorOf: (name: string) => string | undefined
  large?: boolean
}

/**
 * The slug follows the title until somebody writes one of their own; an emptied one follows again. The fields keep their
 * own text, so that drafts see what was typed.
 */
export function TitleAndSlug({ id, title, slug, slugIsOwn, follows, path, errorOf, large }: TitleAndSlugProps) {
  const slugField = useRef<HTMLInputElement>(null)
  const ownField = useRef<HTMLInputElement>(null)
  /** The title that the slug goes with, and the one that is typed: letters of some scripts take a moment (`findSlugMaker`). */
  const lastTitle = useRef(title)
  const typedTitle = useRef(title)
  const [shown, setShown] = useState(slug)
  const [isOwn, setOwn] = useState(slugIsOwn)

  useEffect(() => {
    const form = slugField.current?.form
    const forget = () => {
      lastTitle.current = title
      typedTitle.current = title
      setShown(slug)
      setOwn(slugIsOwn)
    }
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [title, slug, slugIsOwn])

  function followTitle(typed: string) {
    if (!follows) return
    typedTitle.current = typed
    const [last, next] = [cleanTitle(lastTitle.current), cleanTitle(typed)]
    const toMade = findSlugMaker([last, next], () => followTitle(typedTitle.current))
    if (!toMade) return
    const field = slugField.current
    const isFree = field && (field.value === '' || (!ownField.current?.value && isMadeFrom(field.value, toMade(last))))
    lastTitle.current = next
    if (!isFree) return
    field.value = next && toMade(next)
    setShown(field.value)
  }

  const typed = toTypedSlug(shown)
  const address = typed && path + typed
  // One that is made of the title gets a number.
  const isReserved = isOwn !== '' && RESERVED_SLUGS.has(typed)
  const slugError = errorOf('slug')
  const titleField = {
    id: `${id}-title`,
    name: 'title',
    required: true,
    defaultValue: title,
    error: errorOf('title'),
    autoComplete: 'off',
  }
  return (
    <>
      {large ? (
        <TitleField {...titleField} onTitle={followTitle} />
      ) : (
        <FormField
          {...titleField}
          label={POST_LABELS.title}
          onInput={({ currentTarget }) => followTitle(currentTarget.value)}
        />
      )}
      <FormField
        ref={slugField}
        id={`${id}-slug`}
        name="slug"
        label={POST_LABELS.slug}
        defaultValue={slug}
        onInput={({ currentTarget, nativeEvent }) => {
          setShown(currentTarget.value)
          // A draft is written into the field by a script, and may hold what followed its title.
          if (nativeEvent.isTrusted) setOwn(currentTarget.value && '1')
        }}
        error={slugError}
        hint={isReserved ? `${address} is reserved` : address || (follows ? MADE : KEPT)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <input ref={ownField} type="hidden" name="slugIsOwn" value={isOwn} />
      {slugError && address && <p className="text-sm text-muted">{address}</p>}
    </>
  )
}

const MADE = 'Left empty, it is made from the title'
const KEPT = 'Left empty, it stays as it is'
