import type { Letter } from '@/lib/core/mail'
import { moneyText } from '@/lib/core/money'
import { routes } from '@/lib/core/routes'
import { toAbsolute } from '@/lib/core/to-absolute'

type Drop = { email: string; name: string; slug: string; priceCents: number; targetCents: number; currency: string }

/** Tells a member that a price has come down to what they wait for. */
export const toDropLetter = ({ email, name, slug, priceCents, targetCents, currency }: Drop): Letter => ({
  to: email,
  subject: `${name} now costs ${moneyText(priceCents, currency)}`,
  heading: `${name} now costs ${moneyText(priceCents, currency)}`,
  paragraphs: [
    `You asked us to write when it costs ${moneyText(targetCents, currency)} or less.`,
    'Prices change; the shop has the last word.',
  ],
  action: { label: 'See the product', href: toAbsolute(routes.product(slug)) },
  note: `We write once per drop. To stop, take the price or the product off your wishlist: ${toAbsolute(routes.wishlist)}`,
})
