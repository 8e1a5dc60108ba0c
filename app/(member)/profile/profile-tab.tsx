import { KeepFocus } from '@/components/layout/keep-focus'
import { AccountCard } from '@/components/profile/account-card'
import { AdminOptions } from '@/components/profile/admin-options'
import { ProfileEditor } from '@/components/profile/profile-editor'
import { ProfileView } from '@/components/profile/profile-view'
import { NativeAnswer } from '@/components/settings/native-answer'
import { REST } from '@/components/ui/focus-rest'
import { readAnswer } from '@/lib/core/native-post'
import type { Member } from '@/lib/core/viewer'
import type { OwnProfile } from '@/lib/profile/queries'
import { removeAvatar, updateProfile } from './posts'

type ProfileTabProps = { member: Member; profile: OwnProfile; editing: boolean; answer: unknown }

/** What others see of the member, to look at or to change, and what the site knows about the account. */
export async function ProfileTab({ member, profile, editing, answer }: ProfileTabProps) {
  const [given, pictured] = await Promise.all([
    readAnswer<object>('profile', answer),
    readAnswer<object>('avatar', answer),
  ])
  const isForm = editing && !given?.ok
  const heading = isForm ? 'edit-profile' : 'public-profile'
  return (
    <>
      <NativeAnswer answers={[given, pictured].filter((result) => result?.ok)} problem={null} />
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          {isForm ? (
            <section aria-labelledby="edit-profile">
              <h2 {...REST} id="edit-profile" className="mb-4 flex min-h-11 items-center text-xl">
                Edit Profile
              </h2>
              <ProfileEditor
                profile={profile}
                actions={{ update: updateProfile, removeAvatar }}
                answers={{ profile: given, avatar: pictured }}
              />
            </section>
          ) : (
            <ProfileView profile={profile} />
          )}
          <KeepFocus key={heading} rest={heading} />
        </div>
        <div className="lg:col-span-5">
          <AccountCard member={member} profile={profile} />
          {member.role === 'admin' && <AdminOptions />}
        </div>
      </div>
    </>
  )
}
