import { Icon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { articleCategories, memberLinks, type NavigationLink, sidebarLinks } from '@/lib/core/navigation'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'
import { NavLink } from './nav-link'
import { SidebarToggle } from './sidebar-toggle'

/** A trending topic as it is written, and the slug of its page. */
type TrendingTopic = { name: string; slug: string }

/**
 * The rail at the left edge: icons beside a hairline, like the spine of a magazine, unfolding to a side bar of 16rem.
 * The style sheet shows My Account to members only; `trending` is hidden while empty.
 */
export function Sidebar({ trending = [] }: { trending?: readonly TrendingTopic[] }) {
  return (
    <aside id="sidebar" aria-label="Sidebar" className="sidebar">
      <div className="flex h-(--header) shrink-0 items-center border-b border-line px-0.5">
        <SidebarToggle className="icon-button scripted">
          <Icon name="sidebar" />
        </SidebarToggle>
      </div>
      <div className="sidebar-body">
        <SidebarLinks id="sidebar-navigation" heading="Navigation" links={sidebarLinks} />
        <SidebarLinks id="sidebar-categories" heading="Categories" links={articleCategories} />
        <SidebarLinks id="sidebar-account" heading="My Account" links={memberLinks} className="for-members" />
        {trending.length > 0 && (
          <nav aria-labelledby="sidebar-trending" className="sidebar-wide">
            <p id="sidebar-trending" className="sidebar-heading">
              Trending Topics
            </p>
            <ol>
              {trending.map(({ name, slug }) => (
                <li key={slug}>
                  <Link href={routes.trend(slug)} className="sidebar-topic">
                    {name}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <p aria-hidden="true" className="sidebar-spine">
          {site.tagline}
        </p>
      </div>
    </aside>
  )
}

type SidebarLinksProps = { id: string; heading: string; links: readonly NavigationLink[]; className?: string }

function SidebarLinks({ id, heading, links, className }: SidebarLinksProps) {
  return (
    <nav aria-labelledby={id} className={className}>
      <p id={id} className="sidebar-heading">
        {heading}
      </p>
      <ul>
        {links.map(({ label, href, icon }) => (
          <li key={href}>
            <NavLink href={href} className="sidebar-link">
              <Icon name={icon} />
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
