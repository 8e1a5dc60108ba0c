import type { Metadata } from 'next'
import { LinkForm } from '@/components/newsletter/link-form'
import { DeadLink, NewsletterFrame } from '@/components/newsletter/newsletter-frame'
import { readAnswer } from '@/lib/core/native-post'
import { ok } from '@/lib/core/result'
import { lastValue } from '@/lib/core/search-text'
import { findSubscription } from '@/lib/newsletter/queries'
import { DONE } from '@/lib/newsletter/schema'
import { unsubscribe } from '../posts'

export const metadata: Metadata = { title: 'Unsubscribe' }

export default async function Page({ searchParams }: PageProps<'/newsletter/unsubscribe'>) {
  const { token, answer } = await searchParams
  const secret = lastValue(token) ?? ''
  const [found, given] = await Promise.all([findSubscription(secret), readAnswer<object>('newsletter-end', answer)])
  return (
    <NewsletterFrame title="Unsubscribe">
      {found ? (
        <LinkForm
          action={unsubscribe}
          answer={given ?? (found.status === 'unsubscribed' ? ok({}, DONE.unsubscribed) : null)}
          token={secret}
          button="Unsubscribe"
          done="We are sorry to see you go. Nothing more will come."
        >
          <p className="mb-4">
            Press the button, and nothing more will come to <b className="wrap-anywhere">{found.email}</b>.
          </p>
        </LinkForm>
      ) : (
        <DeadLink />
      )}
    </NewsletterFrame>
  )
}
