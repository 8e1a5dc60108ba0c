import '@/components/articles/editorial.css'
import { Icon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section-head'
import { routes } from '@/lib/core/routes'

const TILES = [
  { slug: 'software', label: 'Software', ground: 'ground-4' },
  { slug: 'hardware', label: 'Hardware', ground: 'ground-2' },
  { slug: 'mobile-apps', label: 'Mobile', ground: 'ground-3' },
  { slug: 'cloud', label: 'Cloud', ground: 'ground-6' },
] as const

export function CategoryTiles() {
  return (
    <section aria-labelledby="categories" className="later [--later:19rem] md:[--later:32rem] lg:[--later:16rem]">
      <SectionHead id="categories" title="Browse By Category" />
      <ul className="grid grid-cols-2 gap-4 md:gap-6 lg:grid-cols-4">
        {TILES.map(({ slug, label, ground }) => (
          <li key={slug}>
            <Link href={routes.category(slug)} className={`category-tile ${ground}`}>
              <Icon name={slug} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
