import { Link } from '@/components/ui/link'
import type { Address } from '@/lib/core/routes'

export type TabLink = { label: string; href: Address; current: boolean }

type TabLinksProps = {
  label: string
  tabs: readonly TabLink[]
}

/** Tabs whose state lives in the address: plain links, so that Back and a middle click work. */
export function TabLinks({ label, tabs }: TabLinksProps) {
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
