import type { Metadata } from 'next'
import { TagTexts } from '@/app/(public)/tag/tag-list'
import { tagMetadata } from '@/lib/categories/list-metadata'

type Props = PageProps<'/lists/tag/[tag]/[sort]/[page]'>

/** Made at the first request; a build wants to know at least one, and no tag has this name. */
export const generateStaticParams = () => [{ tag: '-', sort: 'latest', page: '1' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return tagMetadata(await params)
}

/** `/tag/x` with list state in the query string (lib/core/list-rewrites.ts). */
export default async function Page({ params }: Props) {
  return <TagTexts asked={await params} />
}
