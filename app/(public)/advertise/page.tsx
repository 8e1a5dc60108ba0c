import type { Metadata } from 'next'
import { TextDocument } from '@/components/pages/text-document'
import { JsonLd } from '@/components/seo/json-ld'
import { pageMetadata } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { readPage } from '@/lib/pages/queries'
import { textPageJsonLd } from '@/lib/seo/page-json-ld'

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await readPage('advertise')
  return pageMetadata({ title, description, path: routes.advertise, picture: 'advertise' })
}

export default async function Page() {
  const page = await readPage('advertise')
  return (
    <>
      <JsonLd data={textPageJsonLd('WebPage', routes.advertise, page)} />
      <TextDocument page={page} />
    </>
  )
}
