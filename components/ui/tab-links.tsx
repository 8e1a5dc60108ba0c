import type { Route } from 'next'
import Link from 'next/link'

export type TabLink = { label: string; href: Route; current: boolean }

/** Tabs whose state lives in the address: plain links, so that Back and a middle click work. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className="tabs">
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} scroll={false} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
