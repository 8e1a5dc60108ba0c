import type { Metadata } from 'next'
import { LinkForm } from '@/components/newsletter/link-form'
import { DeadLink, NewsletterFrame } from '@/components/newsletter/newsletter-frame'
import { readAnswer } from '@/lib/core/native-post'
import { lastOf } from '@/lib/core/search-text'
import { findSubscription } from '@/lib/newsletter/queries'
import { unsubscribe } from '../posts'

export const metadata: Metadata = { title: 'Unsubscribe' }

export default async function Page({ searchParams }: PageProps<'/newsletter/unsubscribe'>) {
  const { token, answer } = await searchParams
  const secret = lastOf(token) ?? ''
  const found = await findSubscription(secret)
  return (
    <NewsletterFrame title="Unsubscribe">
      {found ? (
        <LinkForm
          action={unsubscribe}
          answer={await readAnswer('newsletter-end', answer)}
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
