import type { Metadata } from 'next'
import { SignOutForm } from '@/components/auth/sign-out-form'
import { SuspendedNotice } from '@/components/auth/suspended-notice'
import { UnverifiedNotice } from '@/components/auth/unverified-notice'
import { DashboardFrame, type DashboardTab } from '@/components/dashboard/dashboard-frame'
import { HomePanel } from '@/components/dashboard/home-panel'
import { NewPanel } from '@/components/dashboard/new-panel'
import { requireMember } from '@/lib/auth/guards'
import { routes } from '@/lib/core/routes'
import { listNew } from '@/lib/dashboard/new-queries'
import { Messages } from '../notifications/messages'
import { signOut } from '../posts'
import { CreatePost } from './create-post'
import { listHome } from './list-home'
import { markNewSeen } from './posts'

const TITLES = {
  home: 'Dashboard',
  new: 'New | Dashboard',
  messages: 'Messages | Dashboard',
} as const satisfies Record<DashboardTab, string>

export async function generateMetadata({ searchParams }: PageProps<'/dashboard'>): Promise<Metadata> {
  return { title: TITLES[toTab((await searchParams).tab)] }
}

/** Rendered whole for each request, so that the forms stand in the HTML itself and work without scripts. */
export const instant = false

const toTab = (tab: unknown): DashboardTab => (tab === 'new' || tab === 'messages' ? tab : 'home')

export default async function Page({ searchParams }: PageProps<'/dashboard'>) {
  const [query, member] = await Promise.all([searchParams, requireMember(routes.dashboard)])
  const [tab, now] = [toTab(query.tab), new Date()]
  return (
    <DashboardFrame
      email={member.email ?? member.username}
      tab={tab}
      signOut={<SignOutForm action={signOut} label="Sign Out" />}
    >
      <SuspendedNotice member={member} />
      {!member.verified && <UnverifiedNotice />}
      {tab === 'messages' && <Messages member={member} page={query.page} />}
      {tab === 'new' && <NewPanel {...(await listNew(member, now))} now={now} markSeen={markNewSeen} />}
      {tab === 'home' && (
        <HomePanel {...(await listHome(member))} now={now}>
          <CreatePost member={member} answer={query.answer} />
        </HomePanel>
      )}
    </DashboardFrame>
  )
}
