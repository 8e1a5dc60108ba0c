import type { Metadata } from 'next'
import { LinkForm } from '@/components/newsletter/link-form'
import { DeadLink, NewsletterFrame } from '@/components/newsletter/newsletter-frame'
import { TopicsForm } from '@/components/newsletter/topics-form'
import { Link } from '@/components/ui/link'
import { readAnswer } from '@/lib/core/native-post'
import { routes } from '@/lib/core/routes'
import { lastValue } from '@/lib/core/search-text'
import { findSubscription } from '@/lib/newsletter/queries'
import { saveTopics, unsubscribeHere } from '../posts'

export const metadata: Metadata = { title: 'Newsletter preferences' }

export default async function Page({ searchParams }: PageProps<'/newsletter/preferences'>) {
  const { token, answer } = await searchParams
  const secret = lastValue(token) ?? ''
  const [found, ended] = await Promise.all([findSubscription(secret), readAnswer<object>('newsletter-end', answer)])
  if (!found) {
    return (
      <NewsletterFrame title="Newsletter preferences">
        <DeadLink />
      </NewsletterFrame>
    )
  }
  return (
    <NewsletterFrame title="Newsletter preferences">
      <p className="mb-6">
        For <b className="wrap-anywhere">{found.email}</b>
        {found.status === 'unsubscribed' && ', which gets nothing at present'}
        {found.status === 'pending' && ', which is not confirmed yet'}.{' '}
        {found.status !== 'confirmed' && (
          <Link href={`${routes.newsletterConfirm}?token=${secret}`} className="quiet-link">
            {found.status === 'pending' ? 'Confirm it' : 'Subscribe again'}
          </Link>
        )}
      </p>
      <TopicsForm
        action={saveTopics}
        answer={await readAnswer('newsletter-topics', answer)}
        token={secret}
        topics={found.topics}
      />
      {(found.status !== 'unsubscribed' || ended) && (
        <section aria-labelledby="end" className="mt-12 border-t border-line pt-6">
          <h2 id="end" className="mb-2 text-xl">
            Unsubscribe
          </h2>
          <LinkForm
            action={unsubscribeHere}
            answer={ended}
            token={secret}
            button="Unsubscribe"
            variant="outline"
            done="We are sorry to see you go. Nothing more will come."
          />
        </section>
      )}
    </NewsletterFrame>
  )
}
