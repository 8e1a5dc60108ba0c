import type { Metadata } from 'next'
import { PersonView } from '@/app/(public)/people/person-view'
import { personMetadata } from '@/lib/people/person-metadata'

type Props = PageProps<'/lists/people/[username]/[show]/[page]'>

/** Made at the first request; a build wants to know at least one, and nobody has this name. */
export const generateStaticParams = () => [{ username: '-', show: 'all', page: '1' }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return personMetadata(await params)
}

/** `/people/x` with list state in the query string (lib/core/list-rewrites.ts). */
export default async function Page({ params }: Props) {
  return <PersonView asked={await params} />
}
