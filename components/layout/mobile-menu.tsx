import { SignInLink } from '@/components/auth/sign-in-link'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icons'
import { Kicker } from '@/components/ui/kicker'
import { Link } from '@/components/ui/link'
import { accountLinks, type MenuEntry, menuEntries } from '@/lib/core/navigation'
import { AdminLink } from './admin-link'
import { NavLink } from './nav-link'
import { SearchForm } from './search-form'
import { SignOutButton } from './sign-out-button'
import { ThemeIcons } from './theme-icons'
import { ThemeToggle } from './theme-toggle'
import { Wordmark } from './wordmark'

/** The menu of narrow screens: a table of contents over the whole page. */
export function MobileMenu({ id }: { id: string }) {
  return (
    <Dialog id={id} label="Menu" className="menu-dialog">
      <div className="flex h-(--header) items-center border-b border-line px-4">
        <Wordmark reuse className="h-6 w-auto" />
        <ThemeToggle className="icon-button scripted ml-auto">
          <ThemeIcons />
        </ThemeToggle>
        <form method="dialog">
          <button type="submit" aria-label="Close menu" className="icon-button -mr-2.5">
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="px-4 pt-4 pb-16">
        <SearchForm id="menu-search" />
        <nav aria-label="Menu" className="mt-4">
          <ul className="font-display text-2xl font-[680]">
            {menuEntries.map((entry) => (
              <li key={entry.label} className="border-b border-line">
                <MenuLine entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
        <SignInLink className="button-primary for-visitors mt-8 w-full">Sign In</SignInLink>
        <nav aria-label="My Account" className="for-members mt-8">
          <Kicker muted>My Account</Kicker>
          <ul className="menu-group mt-2">
            {accountLinks.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
            <AdminLink plain />
          </ul>
          <SignOutButton className="button-outline w-full" />
        </nav>
      </div>
    </Dialog>
  )
}

function MenuLine({ entry }: { entry: MenuEntry }) {
  if ('href' in entry) {
    return (
      <NavLink href={entry.href} className="menu-line">
        {entry.label}
      </NavLink>
    )
  }
  return (
    <details name="menu-group" className="group">
      <summary className="menu-line">
        {entry.label}
        <Icon name="plus" className="transition-transform group-open:rotate-45" />
      </summary>
      <ul className="menu-group">
        {entry.links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
