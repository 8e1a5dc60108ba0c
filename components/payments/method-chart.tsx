import { formatCount } from '@/lib/core/format-count'
import { wholePercents } from '@/lib/payments/figures'
import { METHODS } from '@/lib/payments/names'
import type { PaymentFigures } from '@/lib/payments/overview-queries'

/** How people pay: one bar in parts, and the same in words. */
export function MethodChart({ methods }: { methods: PaymentFigures['methods'] }) {
  const percents = wholePercents(methods.map(({ count }) => count))
  const rows = methods.map((row, index) => ({
    ...row,
    percent: percents[index] ?? 0,
    x: percents.slice(0, index).reduce((sum, percent) => sum + percent, 0),
  }))
  return (
    <section aria-labelledby="methods" className="payments-part">
      <h2 id="methods">Payment Methods</h2>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="method-bar">
        {rows.map(({ method, percent, x }) => (
          <rect key={method} x={x} y={0} width={Math.max(0, percent - 0.5)} height={8} data-method={method} />
        ))}
      </svg>
      <ul className="method-list">
        {rows.map(({ method, count, percent }) => (
          <li key={method}>
            <span data-method={method} className="method-mark" />
            <span>{METHODS[method]}</span>
            <span className="text-muted">{formatCount(count)}</span>
            <b>{percent}%</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
