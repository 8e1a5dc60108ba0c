'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState, useTransition } from 'react'
import { PictureFrame } from '@/components/articles/picture-frame'
import { FormField } from '@/components/ui/form-field'
import { askToSignIn } from '@/components/ui/signed-out-act'
import { SubmitButton } from '@/components/ui/submit-button'
import { showToast } from '@/components/ui/toast'
import { sendPictureForm } from '@/components/writing/send-picture'
import { asTold, type Fail, type FormAction } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { ALT_LIMIT, CAPTION_LIMIT, PICTURE_SIZE_TEXT, PICTURE_TYPES } from '@/lib/media/limits'
import type { Picture } from '@/lib/media/picture'
import { ActButton } from './act-button'

type PostPictureFormProps = {
  id: string
  place: 'lead' | 'share'
  picture: Picture | null
  category: { slug: string; name: string }
  title: string
  text: string
  /** What the form was answered with that was posted without scripts; what was typed is in it. */
  refused: Fail | null
  remove: FormAction<object>
}

/** Gives a post a picture; the file goes to an address of its own, with scripts and without. */
export function PostPictureForm({ id, place, picture, category, title, text, refused, remove }: PostPictureFormProps) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [failed, setFailed] = useState(refused)
  /** Whether what was said of the former picture has been looked after here; without scripts the server sees to it. */
  const [wasChosen, setChosen] = useState(false)
  const caption = picture?.caption ?? ''
  const typed = (name: 'alt' | 'caption') => refused?.values?.[name]

  function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    const form = submitted.currentTarget
    startTransition(async () => {
      const result = await sendPictureForm(routes.postPictureUpload, new FormData(form))
      startTransition(() => setFailed(result.ok ? null : result))
      showToast({
        id: 'picture',
        kind: result.ok ? 'success' : 'error',
        title: asTold(result).message ?? 'Picture saved',
      })
      askToSignIn(result)
      if (result.ok) router.refresh()
    })
  }

  /** What is said of the picture that is there is not said of another one. */
  function choose({ files, form }: HTMLInputElement) {
    if (!picture) return
    setChosen(true)
    for (const [name, said] of Object.entries({ alt: picture.alt, caption })) {
      const field = form?.elements.namedItem(name)
      if (!(field instanceof HTMLInputElement)) continue
      if (!files?.length) field.value ||= said
      else if (field.value === said) field.value = ''
    }
  }

  return (
    <div className="post-picture">
      <div className="post-picture-frame">
        {picture ? (
          <PictureFrame picture={picture} category={category} sizes="16rem" />
        ) : (
          <p className="post-picture-none">No picture yet</p>
        )}
      </div>
      <div className="min-w-0">
        <h3 className="text-base">{title}</h3>
        <p className="mb-3 text-sm text-muted">{text}</p>
        <form
          id={`${place}-form`}
          action={routes.postPictureUpload}
          method="post"
          encType="multipart/form-data"
          onSubmit={submit}
          noValidate
          className="grid gap-2"
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="place" value={place} />
          {picture && <input type="hidden" name="described" value={wasChosen ? '' : picture.alt} />}
          <FormField
            id={`${place}-file`}
            name="file"
            type="file"
            label={`${title}: file`}
            accept={PICTURE_TYPES}
            required={!picture}
            onChange={({ currentTarget }) => choose(currentTarget)}
            error={failed?.fieldErrors?.file?.[0] ?? (failed?.fieldErrors ? undefined : failed?.message)}
            hint={`JPEG, PNG, GIF or WebP, at most ${PICTURE_SIZE_TEXT}${picture ? '. Without one the picture stays.' : ''}`}
          />
          <FormField
            id={`${place}-alt`}
            name="alt"
            label="What does it show?"
            maxLength={ALT_LIMIT}
            defaultValue={typed('alt') ?? picture?.alt}
            error={failed?.fieldErrors?.alt?.[0]}
          />
          {place === 'lead' && (
            <>
              {picture && <input type="hidden" name="captioned" value={wasChosen ? '' : caption} />}
              <FormField
                id="lead-caption"
                name="caption"
                label="Caption (optional)"
                maxLength={CAPTION_LIMIT}
                defaultValue={typed('caption') ?? caption}
                error={failed?.fieldErrors?.caption?.[0]}
              />
            </>
          )}
        </form>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <SubmitButton form={`${place}-form`} pending={pending} busy="Uploading..." variant="outline" size="small">
            Save picture
          </SubmitButton>
          {picture && (
            <ActButton action={remove} act="update" values={{ id, place }} variant="quiet" about={title}>
              Remove picture
            </ActButton>
          )}
        </div>
      </div>
    </div>
  )
}
