import type { Metadata } from 'next'
import { PersonView } from '@/app/(public)/people/person-view'
import { orPlaceholder, PRERENDERED } from '@/lib/core/static-params'
import { personMetadata } from '@/lib/people/person-metadata'
import { listAuthorNames } from '@/lib/people/queries'

type Props = PageProps<'/lists/people/[username]'>

export async function generateStaticParams() {
  const names = await listAuthorNames(PRERENDERED)
  return orPlaceholder(
    names.map((username) => ({ username })),
    { username: '-' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return personMetadata(await params)
}

export default async function Page({ params }: Props) {
  return <PersonView asked={await params} />
}
