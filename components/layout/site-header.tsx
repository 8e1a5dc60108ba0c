import { Icon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { mainLinks } from '@/lib/core/navigation'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'
import { AccountSlot } from './account-slot'
import { AdminLink } from './admin-link'
import { NavLink } from './nav-link'
import { SearchBox } from './search-box'
import { ThemeIcons } from './theme-icons'
import { ThemeToggle } from './theme-toggle'
import { Wordmark } from './wordmark'

/** The place of the account has a fixed size, so that nothing moves when it is known who looks. */
export function SiteHeader({ menuId }: { menuId: string }) {
  return (
    <header className="site-header">
      <div className="header-row mx-auto flex h-full max-w-[80rem] items-center">
        <Link href={routes.home} className="grid h-11 flex-none items-center">
          <Wordmark className="wordmark" />
        </Link>
        <nav aria-label="Main" className="header-nav h-full">
          <ul className="flex h-full">
            {mainLinks.map(({ label, href }) => (
              <li key={href}>
                <NavLink href={href} className="nav-link">
                  {label}
                </NavLink>
              </li>
            ))}
            <AdminLink />
          </ul>
        </nav>
        <div className="ml-auto flex items-center md:gap-1">
          <SearchBox label={`Search ${site.name}`} icon={<Icon name="search" />} />
          <ThemeToggle className="icon-button header-wide scripted">
            <ThemeIcons />
          </ThemeToggle>
          <div className="account-slot" data-slot="account">
            <AccountSlot />
          </div>
          <button
            type="button"
            command="show-modal"
            commandfor={menuId}
            aria-haspopup="dialog"
            aria-label="Menu"
            className="icon-button header-menu -mr-2.5"
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  )
}
