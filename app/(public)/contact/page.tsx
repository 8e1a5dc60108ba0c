import type { Metadata } from 'next'
import { ContactForm } from '@/components/contact/contact-form'
import { TextDocument } from '@/components/pages/text-document'
import { JsonLd } from '@/components/seo/json-ld'
import { sendMessage } from '@/lib/contact/actions'
import { pageMetadata } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { readPage } from '@/lib/pages/queries'
import { textPageJsonLd } from '@/lib/seo/page-json-ld'

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await readPage('contact')
  return pageMetadata({ title, description, path: routes.contact, picture: 'contact' })
}

export default async function Page() {
  const page = await readPage('contact')
  return (
    <>
      <JsonLd data={textPageJsonLd('ContactPage', routes.contact, page)} />
      <TextDocument page={page}>
        <section aria-labelledby="message" className="mt-10 max-w-xl">
          <h2 id="message" className="mb-4 border-t-2 border-ink pt-4 text-2xl">
            Write to us
          </h2>
          <ContactForm action={sendMessage} />
        </section>
      </TextDocument>
    </>
  )
}
