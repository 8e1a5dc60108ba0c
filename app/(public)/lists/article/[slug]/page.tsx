import type { Metadata } from 'next'
import { articleMetadata } from '@/app/(public)/text-metadata'
import { ArticleView } from '@/app/(public)/text-view'
import { listArticleSlugs } from '@/lib/articles/queries'
import { orPlaceholder, PRERENDERED } from '@/lib/core/static-params'

type Props = PageProps<'/lists/article/[slug]'>

export async function generateStaticParams() {
  const slugs = await listArticleSlugs(PRERENDERED)
  return orPlaceholder(
    slugs.map((slug) => ({ slug })),
    { slug: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return articleMetadata(await params)
}

/** `/article/{slug}`, by way of lib/core/list-rewrites.ts. */
export default async function Page({ params }: Props) {
  return <ArticleView {...(await params)} />
}
