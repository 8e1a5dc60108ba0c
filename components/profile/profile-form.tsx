'use client'

import { useRouter } from 'next/navigation'
import type { FormEvent, RefObject } from 'react'
import { announceViewerChange } from '@/components/auth/viewer-store'
import { buttonClass } from '@/components/ui/button'
import { describeControl, FieldFrame, FormField } from '@/components/ui/form-field'
import { FormStatus } from '@/components/ui/form-status'
import { Link } from '@/components/ui/link'
import { StoredText } from '@/components/ui/stored-text'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextArea } from '@/components/ui/text-area'
import { usePostedForm } from '@/components/ui/use-posted-form'
import { useVersion } from '@/components/ui/use-version'
import { FULL_NAME_LIMIT } from '@/lib/auth/full-name'
import { type FormAction, isOvertaken, type Result } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { BIO_LIMIT } from '@/lib/profile/schema'
import type { SendPicture } from './avatar-panel'
import { PROFILE_LOST, toProfileToast } from './toast-texts'

type ProfileFormProps = {
  /** What is stored now; read anew after a save that came too late. */
  profile: { username: string; fullName: string | null; bio: string | null; isPublic: boolean; version: number }
  action: FormAction<object>
  answer: Result<object> | null
  /** A picture that was chosen above and not sent goes first. */
  unsent: RefObject<SendPicture | null>
}

/**
 * The profile's fields. A save that was overtaken by one in another window is refused with both texts on show: the typed
 * one in its field, the stored one below; the next save goes upon what is stored.
 */
export function ProfileForm({ profile, action, answer, unsent }: ProfileFormProps) {
  const router = useRouter()
  const { form, pending, result, failed, error, typed } = usePostedForm({
    action,
    answer,
    toast: (next) => {
      if (isOvertaken(next)) router.refresh()
      return toProfileToast(next)
    },
    onDone: () => {
      announceViewerChange()
      router.push(routes.profile)
    },
    lost: PROFILE_LOST,
  })
  const { version, wasOvertaken, watch } = useVersion(profile.version, result, form.ref)
  const stored = { username: profile.username, full_name: profile.fullName ?? '', bio: profile.bio ?? '' }
  const field = (name: keyof typeof stored) => ({
    id: `profile-${name}`,
    name,
    defaultValue: typed(name) ?? stored[name],
    error: error(name),
  })
  const below = (name: keyof typeof stored) =>
    wasOvertaken && typed(name) !== stored[name] && <StoredText text={stored[name]} />
  const isPublic = failed?.values ? typed('isPublic') === 'on' : profile.isPublic
  const { error: bioError, ...bio } = field('bio')
  const bioHint = `At most ${BIO_LIMIT} characters`

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!unsent.current) return form.onSubmit(event)
    event.preventDefault()
    unsent.current(() => form.ref.current?.requestSubmit())
  }

  return (
    <form {...form} onSubmit={submit} {...watch} className="grid max-w-xl gap-3">
      <input type="hidden" name="version" value={version} />
      <div>
        <FormField {...field('username')} label="Username" autoComplete="username" required maxLength={60} />
        {below('username')}
      </div>
      <div>
        <FormField {...field('full_name')} label="Full name" autoComplete="name" maxLength={FULL_NAME_LIMIT} />
        {below('full_name')}
      </div>
      <FieldFrame id={bio.id} label="Bio" error={bioError} hint={bioHint}>
        <TextArea
          {...bio}
          rows={5}
          maxLength={BIO_LIMIT}
          className="field"
          {...describeControl({ id: bio.id, error: bioError, hint: bioHint })}
        />
        {below('bio')}
      </FieldFrame>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          name="isPublic"
          defaultChecked={isPublic}
          className="mt-0.5 size-5 flex-none accent-(--accent)"
        />
        <span>
          Show a public page about me
          <span className="block text-sm text-muted">
            With your name, picture, bio and topics. Authors have one while something of theirs is published.
          </span>
        </span>
      </label>
      {wasOvertaken && isPublic !== profile.isPublic && (
        <StoredText text={profile.isPublic ? 'With a public page' : 'Without a public page'} />
      )}
      <FormStatus message={failed && !failed.fieldErrors ? failed.message : undefined} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} busy="Saving...">
          Save Changes
        </SubmitButton>
        <Link href={routes.profile} className={buttonClass('outline')}>
          Cancel
        </Link>
      </div>
    </form>
  )
}
