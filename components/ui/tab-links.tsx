import Link from 'next/link'
import type { Address } from '@/lib/core/routes'

export type TabLink = { label: string; href: Address; current: boolean }

type TabLinksProps = {
  label: string
  tabs: readonly TabLink[]
  /** Pages of a member are not fetched ahead: after signing out they are nobody's. */
  prefetch?: false
}

/** Tabs whose state lives in the address: plain links, so that Back and a middle click work. */
export function TabLinks({ label, tabs, prefetch }: TabLinksProps) {
  return (
    <nav aria-label={label} className="tabs">
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          scroll={false}
          prefetch={prefetch ?? null}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
