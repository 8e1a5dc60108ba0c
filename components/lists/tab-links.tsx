import './lists.css'
import Link from 'next/link'

type TabLinksProps<Address extends string> = {
  /** Names the group for screen readers, such as 'Sort reviews'. */
  label: string
  tabs: readonly { label: string; address: Address; current: boolean }[]
  className?: string
}

/** A row of links that look like tabs: each is another address of the same list. The page does not scroll. */
export function TabLinks<Address extends string>({ label, tabs, className = '' }: TabLinksProps<Address>) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="tab-links">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              href={tab.address}
              scroll={false}
              className="tab-link"
              aria-current={tab.current ? 'page' : undefined}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
