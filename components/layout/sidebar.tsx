import { Icon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { articleCategories, memberLinks, sidebarLinks } from '@/lib/core/navigation'
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
        <nav aria-labelledby="sidebar-navigation">
          <p id="sidebar-navigation" className="sidebar-heading">
            Navigation
          </p>
          <ul>
            {sidebarLinks.map(({ label, href, icon }) => (
              <li key={href}>
                <NavLink href={href} className="sidebar-link">
                  <Icon name={icon} />
                  <span>{label}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="sidebar-categories">
          <p id="sidebar-categories" className="sidebar-heading">
            Categories
          </p>
          <ul>
            {articleCategories.map(({ label, href, icon }) => (
              <li key={href}>
                <Link href={href} className="sidebar-link">
                  <Icon name={icon} />
                  <span>{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="sidebar-account" className="for-members">
          <p id="sidebar-account" className="sidebar-heading">
            My Account
          </p>
          <ul>
            {memberLinks.map(({ label, href, icon }) => (
              <li key={href}>
                <NavLink href={href} className="sidebar-link">
                  <Icon name={icon} />
                  <span>{label}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
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
