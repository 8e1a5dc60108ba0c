import { Kicker } from '@/components/ui/kicker'
import type { FormAction } from '@/lib/core/result'
import { NewsletterForm } from './newsletter-form'

/** The newsletter on the front page: what it is, and the form. */
export function NewsletterCard({ subscribe }: { subscribe: FormAction<object> }) {
  return (
    <section aria-labelledby="newsletter" className="newsletter-card later">
      <div>
        <Kicker>Newsletter</Kicker>
        <h2 id="newsletter" className="mt-2 text-2xl md:text-3xl">
          What we tested this week, in one letter
        </h2>
        <p className="mt-3 max-w-[27.25em] font-reading text-lg text-pretty text-muted">
          New reviews with their scores, the articles worth your evening and the best of the forum. You choose what of
          it you get, and one click ends it.
        </p>
      </div>
      <NewsletterForm action={subscribe} source="home" />
    </section>
  )
}
