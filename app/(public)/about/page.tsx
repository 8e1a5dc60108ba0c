import type { Metadata } from 'next'
import { AboutPage } from '@/components/pages/about-page'
import { JsonLd } from '@/components/seo/json-ld'
import { pageMetadata } from '@/lib/core/page-metadata'
import { routes } from '@/lib/core/routes'
import { readPage } from '@/lib/pages/queries'
import { textPageJsonLd } from '@/lib/seo/page-json-ld'

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await readPage('about')
  return pageMetadata({ title, description, path: routes.about, picture: 'about' })
}

export default async function Page() {
  const page = await readPage('about')
  return (
    <>
      <JsonLd data={textPageJsonLd('AboutPage', routes.about, page)} />
      <AboutPage page={page} />
    </>
  )
}
