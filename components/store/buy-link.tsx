import { buttonClass } from '@/components/ui/button'
import { routes } from '@/lib/core/routes'

type BuyLinkProps = {
  offer: { id: string; merchant: string; host: string }
  /** What is bought, for those who hear a list of links. */
  product: string
  large?: boolean
}

/** Leads to the shop in a new tab: a plain link, so that it works without scripts and with the middle button. */
export function BuyLink({ offer: { id, merchant, host }, product, large = false }: BuyLinkProps) {
  return (
    <a
      href={routes.go(id)}
      target="_blank"
      rel="sponsored noopener"
      title={host}
      className={buttonClass('primary', large ? 'normal' : 'small')}
    >
      Buy Now <span className="sr-only">{`${product} at ${merchant} (opens in a new tab)`}</span>
    </a>
  )
}
