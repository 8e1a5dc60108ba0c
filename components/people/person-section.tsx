import type { ReactNode } from 'react'
import { SectionHead } from '@/components/ui/section-head'
import { counted, countText } from '@/lib/core/format-count'
import type { Address } from '@/lib/core/routes'
import type { PersonSection } from '@/lib/people/list-state'
import { MOST_COUNTED_OF_PERSON, type Person } from '@/lib/people/person'

type PersonSectionProps = {
  show: Exclude<PersonSection, 'all'>
  title: string
  /** The overview shows the newest and leads to the rest, if there is more. */
  overview: boolean
  /** How many are here. */
  shown: number
  counts: Person['counts']
  addressOf: (section: PersonSection) => Address
  children: ReactNode
}

/** What somebody wrote of one kind. */
export function PersonSectionView({ show, title, overview, shown, counts, addressOf, children }: PersonSectionProps) {
  const id = `person-${show}`
  const all = `All ${countText(counts[show], counts[show] >= MOST_COUNTED_OF_PERSON)} ${title.toLowerCase()}`
  const more =
    counts[show] > shown
      ? { href: addressOf(show), link: all }
      : { note: counted(counts[show], show.slice(0, -1), show) }

  return (
    <section aria-labelledby={id} className="mt-12">
      {overview ? (
        <SectionHead id={id} title={title} {...more} />
      ) : (
        <h2 id={id} className="sr-only">
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
