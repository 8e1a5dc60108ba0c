import type { Metadata } from 'next'
import { NewsletterForm } from '@/components/newsletter/newsletter-form'
import { NewsletterFrame } from '@/components/newsletter/newsletter-frame'
import { readAnswer } from '@/lib/core/native-post'
import { subscribe } from './posts'

export const metadata: Metadata = { title: 'Newsletter' }

export default async function Page({ searchParams }: PageProps<'/newsletter'>) {
  const { answer } = await searchParams
  return (
    <NewsletterFrame title="The newsletter">
      <p className="mb-6 font-reading text-lg text-muted">
        What we tested, what we wrote and what readers discussed. You confirm by mail, choose what of it you get, and
        one click ends it.
      </p>
      <NewsletterForm action={subscribe} source="page" answer={await readAnswer('newsletter', answer)} />
    </NewsletterFrame>
  )
}
