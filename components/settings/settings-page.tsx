import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { REST } from '@/components/ui/focus-rest'

type SettingsPageProps = {
  signOut: ReactNode
  /** What became of a form posted without scripts, and what the member cannot do at present. */
  notice: ReactNode
  children: ReactNode
}

/** The frame of /settings; its sections stand one below the other. */
export function SettingsPage({ signOut, notice, children }: SettingsPageProps) {
  return (
    <PageFrame>
      <div className="flex flex-wrap items-end justify-between gap-4 border-t-2 border-ink pt-4">
        <h1 className="text-3xl md:text-4xl">Settings</h1>
        {signOut}
      </div>
      <div className="mt-10">{notice}</div>
      <div className="grid gap-16">{children}</div>
    </PageFrame>
  )
}

type SettingsSectionProps = { id: string; title: string; about: string; children: ReactNode }

/** A section: what it is on the left, its controls beside. */
export function SettingsSection({ id, title, about, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-x-6 gap-y-5 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 {...REST} id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-2 max-w-[26.5em] text-muted">{about}</p>
      </div>
      <div className="lg:col-span-8">{children}</div>
    </section>
  )
}
