'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState, useTransition } from 'react'
import { PictureFrame } from '@/components/articles/picture-frame'
import { ActForm } from '@/components/saved/act-form'
import { buttonClass } from '@/components/ui/button'
import { FormField } from '@/components/ui/form-field'
import { askToSignIn } from '@/components/ui/signed-out-act'
import { SubmitButton } from '@/components/ui/submit-button'
import { showToast } from '@/components/ui/toast'
import { sendPictureForm } from '@/components/writing/send-picture'
import { asTold, type Fail, type FormAction } from '@/lib/core/result'
import type { routes } from '@/lib/core/routes'
import { ALT_LIMIT, PICTURE_SIZE_TEXT, PICTURE_TYPES } from '@/lib/media/limits'
import type { Picture } from '@/lib/media/picture'

type PictureFormProps = {
  /** Where the file goes. */
  upload: typeof routes.productPictureUpload | typeof routes.newsPictureUpload
  /** What is to be given the picture. */
  id: string
  picture: Picture | null
  category: { slug: string; name: string }
  /** What the form was refused with that was posted without scripts. */
  refused?: Fail | null
  /** Takes the picture away. Where it can go, what is said of it can also be changed alone. */
  remove?: FormAction<object>
}

/** Gives something its picture; the file goes to an address of its own, with scripts and without. */
export function PictureForm({ upload, id, picture, category, refused = null, remove }: PictureFormProps) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [failed, setFailed] = useState(refused)
  const [wasChosen, setChosen] = useState(false)
  /** What is said of the picture that is there, where the form may say it anew. */
  const said = remove && picture?.alt
  const typed = refused?.values?.alt

  function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault()
    const form = submitted.currentTarget
    startTransition(async () => {
      const result = await sendPictureForm(upload, new FormData(form))
      startTransition(() => setFailed(result.ok ? null : result))
      showToast({
        id: 'picture',
        kind: result.ok ? 'success' : 'error',
        title: asTold(result).message ?? 'Picture saved',
      })
      askToSignIn(result)
      if (!result.ok) return
      // What is said of the picture stays; another picture brings another form.
      if (!remove) form.reset()
      router.refresh()
    })
  }

  /** What is said of the picture that is there is not said of another one. */
  function choose({ files, form }: HTMLInputElement) {
    const field = form?.elements.namedItem('alt')
    if (said === undefined || !(field instanceof HTMLInputElement)) return
    setChosen(true)
    if (!files?.length) field.value ||= said
    else if (field.value === said) field.value = ''
  }

  return (
    <div className="grid max-w-3xl gap-x-6 gap-y-2 md:grid-cols-2">
      <PictureFrame picture={picture} category={category} sizes="24rem" />
      <div className="grid content-start gap-2">
        <form
          id="picture-form"
          action={upload}
          method="post"
          encType="multipart/form-data"
          onSubmit={submit}
          noValidate
          className="grid content-start gap-2"
        >
          <input type="hidden" name="id" value={id} />
          {said !== undefined && <input type="hidden" name="described" value={wasChosen ? '' : said} />}
          <FormField
            id="picture-file"
            name="file"
            type="file"
            label="Picture"
            accept={PICTURE_TYPES}
            required={said === undefined}
            onChange={({ currentTarget }) => choose(currentTarget)}
            error={failed?.fieldErrors?.file?.[0] ?? (failed?.fieldErrors ? undefined : failed?.message)}
            hint={`JPEG, PNG, GIF or WebP, at most ${PICTURE_SIZE_TEXT}${said === undefined ? '' : '. Without one the picture stays.'}`}
          />
          <FormField
            id="picture-alt"
            name="alt"
            label="What it shows"
            maxLength={ALT_LIMIT}
            defaultValue={typeof typed === 'string' ? typed : said}
            error={failed?.fieldErrors?.alt?.[0]}
          />
        </form>
        <div className="flex flex-wrap items-center gap-2">
          <SubmitButton form="picture-form" pending={pending} busy="Uploading..." variant="outline">
            Save picture
          </SubmitButton>
          {remove && picture && (
            <ActForm action={remove} event="picture" values={{ id }}>
              <button type="submit" className={buttonClass('quiet')}>
                Remove picture
              </button>
            </ActForm>
          )}
        </div>
      </div>
    </div>
  )
}
