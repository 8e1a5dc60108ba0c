import { SectionHead } from '@/components/ui/section-head'
import { site } from '@/lib/core/site'

/** What the store is, and who pays for it. */
export function AboutStore() {
  return (
    <section aria-labelledby="about-the-store" className="mt-20">
      <SectionHead id="about-the-store" title="About the store" />
      <div className="grid gap-x-6 gap-y-4 font-reading text-lg text-pretty md:grid-cols-2">
        <p>
          {site.name} sells nothing itself. These are things our editors use, have reviewed or would buy again, with the
          shops that carry them. A price is what the cheapest of these shops asked when we last looked, and the date
          says when that was; the shop has the last word.
        </p>
        <p id="affiliate-disclosure">
          <b>Affiliate disclosure:</b> the links to shops are affiliate links. When you buy something through one of
          them we may earn a commission, at no extra cost to you. What earns us one, and how much, changes neither a
          score nor what stands here.
        </p>
      </div>
    </section>
  )
}
