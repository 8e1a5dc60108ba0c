'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState, useTransition } from 'react'
import { PictureFrame } from '@/components/articles/picture-frame'
import { FormField } from '@/components/ui/form-field'
import { askToSignIn } from '@/components/ui/signed-out-act'
import { SubmitButton } from '@/components/ui/submit-button'
import { showToast } from '@/components/ui/toast'
import { sendPictureForm } from '@/components/writing/send-picture'
import { asTold, type Fail } from '@/lib/core/result'
import type { routes } from '@/lib/core/routes'
import { PICTURE_SIZE_TEXT, PICTURE_TYPES } from '@/lib/media/limits'
import type { Picture } from '@/lib/media/picture'

type PictureFormProps = {
  /** Where the file goes. */
  upload: typeof routes.productPictureUpload | typeof routes.newsPictureUpload
  /** What is to be given the picture. */
  id: string
  picture: Picture | null
  category: { slug: string; name: string }
}

/** Gives something its picture; the file goes to an address of its own, with scripts and without. */
export function PictureForm({ upload, id, picture, category }: PictureFormProps) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [failed, setFailed] = useState<Fail | null>(null)

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
      form.reset()
      router.refresh()
    })
  }

  return (
    <form
      action={upload}
      method="post"
      encType="multipart/form-data"
      onSubmit={submit}
      className="grid max-w-3xl gap-x-6 gap-y-2 md:grid-cols-2"
    >
      <input type="hidden" name="id" value={id} />
      <PictureFrame picture={picture} category={category} sizes="24rem" />
      <div className="grid content-start gap-2">
        <FormField
          id="picture-file"
          name="file"
          type="file"
          label="Picture"
          accept={PICTURE_TYPES}
          required
          error={failed?.fieldErrors?.file?.[0]}
          hint={`JPEG, PNG, GIF or WebP, at most ${PICTURE_SIZE_TEXT}`}
        />
        <FormField
          id="picture-alt"
          name="alt"
          label="What it shows"
          maxLength={300}
          error={failed?.fieldErrors?.alt?.[0]}
        />
        <SubmitButton pending={pending} busy="Uploading..." variant="outline" className="justify-self-start">
          Save picture
        </SubmitButton>
      </div>
    </form>
  )
}
