import type { ReactNode } from 'react'
import { Avatar } from '@/components/layout/avatar'
import { PageFrame } from '@/components/layout/page-frame'
import { TabLinks } from '@/components/ui/tab-links'
import { routes } from '@/lib/core/routes'

type ProfilePageProps = {
  username: string
  avatar: string | null
  tab: 'profile' | 'security'
  /** The way out, at the end of the head. */
  signOut: ReactNode
  children: ReactNode
}

/** The frame of /profile: who one is, and the two tabs. */
export function ProfilePage({ username, avatar, tab, signOut, children }: ProfilePageProps) {
  const tabs = [
    { label: 'Profile', href: routes.profile, current: tab === 'profile' },
    { label: 'Security', href: routes.profileSecurity, current: tab === 'security' },
  ]
  return (
    <PageFrame>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 border-t-2 border-ink pt-6">
        {/* A long name has the line to itself. */}
        <div className="flex min-w-0 flex-auto items-center gap-5">
          <Avatar username={username} image={avatar} size="lg" />
          <h1 className="min-w-0 text-3xl wrap-anywhere md:text-4xl">{username}</h1>
        </div>
        {signOut}
      </div>
      <div className="mt-8">
        <TabLinks label="Profile" tabs={tabs} />
      </div>
      <div className="mt-8">{children}</div>
    </PageFrame>
  )
}

/** For a session that ended between the page's link and the page. */
export function SignedOutProfile({ signIn }: { signIn: ReactNode }) {
  return (
    <PageFrame>
      <div className="border-t-2 border-ink pt-4">
        <h1 className="text-3xl md:text-4xl">Profile</h1>
        <p className="mt-4 font-reading text-lg text-muted">Please sign in to manage your profile.</p>
        <p className="mt-6">{signIn}</p>
      </div>
    </PageFrame>
  )
}
