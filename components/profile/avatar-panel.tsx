'use client'

import './profile.css'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { announceViewerChange } from '@/components/auth/viewer-store'
import { FormStatus } from '@/components/ui/form-status'
import { SubmitButton } from '@/components/ui/submit-button'
import { usePostedForm } from '@/components/ui/use-posted-form'
import type { Fail, FormAction, Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { AVATAR_SIZE_TEXT, PICTURE_SIDE_TEXT, PICTURE_TYPES } from '@/lib/media/limits'
import { CENTRED } from './crop'
import { CropFrame } from './crop-frame'
import { openPicture, sendAvatar } from './send-avatar'
import { PROFILE_LOST, toProfileToast } from './toast-texts'

type AvatarPanelProps = {
  hasAvatar: boolean
  remove: FormAction<object>
  /** What the form was answered with when it was posted without scripts. */
  answer: Result<object> | null
  /** Holds what sends the chosen picture, while one is chosen and not sent. */
  unsent: RefObject<SendPicture | null>
}

/** Sends the picture; `next` follows once it is kept, and does not when it is refused. */
export type SendPicture = (next: () => void) => void

/**
 * The member's picture: chosen, cut to a square, sent. Without scripts the file is posted as it is and the server takes the
 * square in its middle.
 */
export function AvatarPanel({ hasAvatar, remove, answer, unsent }: AvatarPanelProps) {
  const id = useId()
  const router = useRouter()
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [unreadable, setUnreadable] = useState<Fail | null>(null)
  const [crop, setCrop] = useState(CENTRED)
  const input = useRef<HTMLInputElement>(null)
  const next = useRef<(() => void) | null>(null)

  function finish() {
    announceViewerChange()
    router.refresh()
    close()
    next.current?.()
    next.current = null
  }
  function close() {
    setPicture(null)
    unsent.current = null
    if (input.current) input.current.value = ''
  }
  function cancel() {
    close()
    // The button goes with the picture.
    input.current?.focus()
  }
  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    const opened = file ? await openPicture(file) : null
    const isPicture = opened instanceof HTMLImageElement
    setPicture(isPicture ? opened : null)
    setCrop(CENTRED)
    sending.clear()
    setUnreadable(isPicture ? null : opened)
  }
  const sending = usePostedForm<object>({
    action: (_previous, data) => sendAvatar(data, picture && { picture, crop }),
    toast(said) {
      if (!said.ok) next.current = null
      return toProfileToast(said)
    },
    onDone: finish,
    lost: PROFILE_LOST,
  })
  const removing = usePostedForm({ action: remove, answer, toast: toProfileToast, onDone: finish, lost: PROFILE_LOST })
  const { pending } = sending
  const sendingForm = sending.form.ref
  useEffect(() => {
    unsent.current =
      picture &&
      ((then) => {
        // However often and wherever it is pressed, it is sent once.
        if (!pending && !next.current) sendingForm.current?.requestSubmit()
        next.current = then
      })
  }, [picture, pending, unsent, sendingForm])
  const failed = unreadable ?? sending.failed ?? removing.failed

  return (
    <section aria-labelledby={`${id}-title`} className="mb-8 border-b border-line pb-6">
      <h3 id={`${id}-title`} className="text-lg">
        Picture
      </h3>
      <form
        {...sending.form}
        action={routes.avatarUpload}
        method="post"
        encType="multipart/form-data"
        className="mt-3 max-w-xl"
      >
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {hasAvatar ? 'Another picture' : 'A picture of you'}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          name="file"
          accept={PICTURE_TYPES}
          required
          aria-describedby={`${id}-hint`}
          onChange={choose}
          className="field"
        />
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          JPEG, PNG, GIF or WebP, at most {AVATAR_SIZE_TEXT} and {PICTURE_SIDE_TEXT} pixels a side. Shown as a circle.
        </p>
        {picture && <CropFrame picture={picture} crop={crop} onChange={setCrop} />}
        <FormStatus message={failed?.fieldErrors?.file?.[0] ?? failed?.message} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={pending} busy="Saving..." variant={picture ? 'primary' : 'outline'}>
            Save Picture
          </SubmitButton>
          {picture && (
            <button type="button" onClick={cancel} className="button-outline">
              Cancel
            </button>
          )}
        </div>
      </form>
      {hasAvatar && !picture && (
        <form {...removing.form} className="mt-2">
          <SubmitButton pending={removing.pending} variant="quiet" size="small">
            Remove Picture
          </SubmitButton>
        </form>
      )}
    </section>
  )
}
