import type { Metadata } from 'next'
import { TagTexts } from '@/app/(public)/tag/tag-list'
import { tagMetadata } from '@/lib/categories/list-metadata'
import { listTagSlugs } from '@/lib/categories/tag-queries'
import { orPlaceholder, PRERENDERED } from '@/lib/core/static-params'

type Props = PageProps<'/lists/tag/[tag]'>

export async function generateStaticParams() {
  const slugs = await listTagSlugs(PRERENDERED)
  return orPlaceholder(
    slugs.map((tag) => ({ tag })),
    { tag: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return tagMetadata(await params)
}

export default async function Page({ params }: Props) {
  return <TagTexts asked={await params} />
}
