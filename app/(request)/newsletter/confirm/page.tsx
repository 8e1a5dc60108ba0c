import type { Metadata } from 'next'
import { LinkForm } from '@/components/newsletter/link-form'
import { DeadLink, NewsletterFrame } from '@/components/newsletter/newsletter-frame'
import { Link } from '@/components/ui/link'
import { readAnswer } from '@/lib/core/native-post'
import { ok } from '@/lib/core/result'
import { routes } from '@/lib/core/routes'
import { lastValue } from '@/lib/core/search-text'
import { findSubscription } from '@/lib/newsletter/queries'
import { DONE } from '@/lib/newsletter/schema'
import { confirmSubscription } from '../posts'

export const metadata: Metadata = { title: 'Confirm your subscription' }

export default async function Page({ searchParams }: PageProps<'/newsletter/confirm'>) {
  const { token, answer } = await searchParams
  const secret = lastValue(token) ?? ''
  const [found, given] = await Promise.all([findSubscription(secret), readAnswer<object>('newsletter-confirm', answer)])
  return (
    <NewsletterFrame title="Confirm your subscription">
      {found ? (
        <LinkForm
          action={confirmSubscription}
          answer={given ?? (found.status === 'confirmed' ? ok({}, DONE.confirmed) : null)}
          token={secret}
          button="Confirm subscription"
          done={
            <Link href={`${routes.newsletterPreferences}?token=${secret}`} className="underline underline-offset-4">
              Choose your topics
            </Link>
          }
        >
          <p className="mb-4">
            Press the button, and the newsletter will come to <b className="wrap-anywhere">{found.email}</b>.
          </p>
        </LinkForm>
      ) : (
        <DeadLink />
      )}
    </NewsletterFrame>
  )
}
