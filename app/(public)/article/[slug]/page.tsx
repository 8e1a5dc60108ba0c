import type { Metadata } from 'next'
import { leaveMissingText } from '@/app/(public)/missing-text'
import { ArticlePage } from '@/components/articles/article-page'
import { MissingPage } from '@/components/layout/missing-page'
import { JsonLd } from '@/components/seo/json-ld'
import { findArticle, listArticleSlugs } from '@/lib/articles/queries'
import { textMetadata } from '@/lib/articles/text-metadata'
import { routes } from '@/lib/core/routes'
import { isSlug } from '@/lib/core/slug'
import { orPlaceholder, PRERENDERED } from '@/lib/core/static-params'
import { articleJsonLd } from '@/lib/seo/text-json-ld'

type Props = PageProps<'/article/[slug]'>

export async function generateStaticParams() {
  const slugs = await listArticleSlugs(PRERENDERED)
  return orPlaceholder(
    slugs.map((slug) => ({ slug })),
    { slug: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const article = isSlug(slug) ? await findArticle(slug) : null
  return article ? textMetadata('article', article, routes.article(slug)) : {}
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const article = isSlug(slug) ? await findArticle(slug) : null
  if (!article) return <MissingPage leave={() => leaveMissingText(routes.article(slug), slug)} />
  const { related, previous, next, ...detail } = article
  return (
    <>
      <JsonLd data={articleJsonLd(detail)} />
      <ArticlePage article={detail} related={related} previous={previous} next={next} />
    </>
  )
}
