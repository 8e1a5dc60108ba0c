import './dashboard.css'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { AnnounceResult } from '@/components/lists/announce-result'
import { TabLinks } from '@/components/ui/tab-links'
import { routes } from '@/lib/core/routes'

export type DashboardTab = 'home' | 'new' | 'messages'

type DashboardFrameProps = { email: string; tab: DashboardTab; signOut: ReactNode; children: ReactNode }

/** The frame of /dashboard: a welcome, the way out, and the tabs. It drops the page's horizontal padding. */
export function DashboardFrame({ email, tab, signOut, children }: DashboardFrameProps) {
  const tabs = [
    { label: 'Home', href: routes.dashboard, current: tab === 'home' },
    { label: 'New', href: routes.dashboardTab('new'), current: tab === 'new' },
    { label: 'Messages', href: routes.dashboardTab('messages'), current: tab === 'messages' },
  ]
  const shown = tabs.find(({ current }) => current)
  return (
    <PageFrame bleed className="dashboard">
      <header className="dashboard-head">
        <div className="min-w-0">
          <h1 className="text-3xl md:text-4xl">Dashboard</h1>
          <p className="mt-2 wrap-anywhere text-muted">
            Welcome, <b className="text-ink">{email}</b>
          </p>
        </div>
        {signOut}
      </header>
      <div className="dashboard-tabs">
        <TabLinks label="Dashboard" tabs={tabs} />
      </div>
      <div className="dashboard-body">{children}</div>
      {shown && <AnnounceResult text={shown.label} />}
    </PageFrame>
  )
}
