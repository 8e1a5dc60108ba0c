import { Link } from '@/components/ui/link'
import type { Address } from '@/lib/core/routes'

type OrderLinksProps = { label: string; orders: readonly { label: string; href: Address; current: boolean }[] }

/** The orders of a list as plain links beside its result line. */
export function OrderLinks({ label, orders }: OrderLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5 text-sm whitespace-nowrap">
        {orders.map((order) => (
          <li key={order.href}>
            <Link
              href={order.href}
              scroll={false}
              aria-current={order.current ? 'page' : undefined}
              className="inline-flex min-h-8 items-center text-muted underline-offset-4 hover:text-accent aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2"
            >
              {order.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
