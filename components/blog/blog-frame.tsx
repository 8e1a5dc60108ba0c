import './blog.css'
import type { ReactNode } from 'react'
import { SuspendedNotice } from '@/components/auth/suspended-notice'
import { PageFrame } from '@/components/layout/page-frame'
import { TabLinks } from '@/components/ui/tab-links'
import { RoleBadge } from '@/components/users/role-badge'
import { routes } from '@/lib/core/routes'
import type { Member } from '@/lib/core/viewer'

export type BlogTab = 'posts' | 'create' | 'analytics'

type BlogFrameProps = { member: Member; tab?: BlogTab; children: ReactNode }

/** The frame of /admin/blog: who writes, and the tabs. Staff have the administration's navigation around it. */
export function BlogFrame({ member, tab, children }: BlogFrameProps) {
  const tabs = [
    { label: 'My Posts', href: routes.adminBlog, current: tab === 'posts' },
    { label: 'Create Post', href: routes.adminNewPost, current: tab === 'create' },
    ...(member.role === 'admin'
      ? [{ label: 'Analytics', href: routes.adminAnalytics, current: tab === 'analytics' }]
      : []),
  ]
  return (
    <PageFrame>
      <header className="blog-head">
        <h1 className="text-2xl md:text-3xl">Content Dashboard</h1>
        <p className="blog-who">
          <span className="wrap-anywhere">{member.username}</span> <RoleBadge role={member.role} />
        </p>
      </header>
      <TabLinks label="Content Dashboard" tabs={tabs} />
      <div className="blog-body">
        <SuspendedNotice member={member} />
        {children}
      </div>
    </PageFrame>
  )
}
