import type { Metadata } from 'next'
import { articleMetadata } from '@/app/(public)/text-metadata'
import { ArticleView } from '@/app/(public)/text-view'

type Props = PageProps<'/lists/article/[slug]/[order]/[page]'>

/** Made at the first request; a build wants to know at least one, and no text has this slug. */
export const generateStaticParams = () => [{ slug: '-', order: 'newest', page: '1' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return articleMetadata(await params)
}

/** The text with another part of its discussion, which the query string names (lib/core/list-rewrites.ts). */
export default async function Page({ params }: Props) {
  return <ArticleView {...(await params)} />
}
