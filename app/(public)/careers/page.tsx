import type { Metadata } from 'next'
import { TextDocument } from '@/components/pages/text-document'
import { JsonLd } from '@/components/seo/json-ld'
import { pageMetadata } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { readPage } from '@/lib/pages/queries'
import { textPageJsonLd } from '@/lib/seo/page-json-ld'

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await readPage('careers')
  return pageMetadata({ title, description, path: routes.careers, picture: 'careers' })
}

export default async function Page() {
  const page = await readPage('careers')
  return (
    <>
      <JsonLd data={textPageJsonLd('WebPage', routes.careers, page)} />
      <TextDocument page={page} />
    </>
  )
}
