'use client'

import { useRef } from 'react'
import type { FormAction, Result } from '@/lib/core/result'
import type { OwnProfile } from '@/lib/profile/queries'
import { AvatarPanel, type SendPicture } from './avatar-panel'
import { ProfileForm } from './profile-form'

type ProfileEditorProps = {
  profile: OwnProfile
  actions: { update: FormAction<object>; removeAvatar: FormAction<object> }
  /** What the forms were answered with when they were posted without scripts. */
  answers: { profile: Result<object> | null; avatar: Result<object> | null }
}

/** The picture and the fields. Either is saved by itself; 'Save Changes' takes a picture along that is chosen and not sent. */
export function ProfileEditor({ profile, actions, answers }: ProfileEditorProps) {
  const unsent = useRef<SendPicture>(null)
  return (
    <>
      <AvatarPanel
        hasAvatar={profile.avatar !== null}
        remove={actions.removeAvatar}
        answer={answers.avatar}
        unsent={unsent}
      />
      <ProfileForm profile={profile} action={actions.update} answer={answers.profile} unsent={unsent} />
    </>
  )
}
