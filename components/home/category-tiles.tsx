import './home.css'
import Link from 'next/link'
import { listAddress } from '@/components/lists/list-address'
import { Icon } from '@/components/ui/icons'
import { routes } from '@/lib/core/routes'
import { SectionHead } from './section-head'

const TILES = [
  { slug: 'software', label: 'Software', ground: 'bg-[#abcad9]' },
  { slug: 'hardware', label: 'Hardware', ground: 'bg-[#efc061]' },
  { slug: 'mobile-apps', label: 'Mobile', ground: 'bg-[#b9c8ac]' },
  { slug: 'cloud', label: 'Cloud', ground: 'bg-[#f0cab9]' },
] as const

export function CategoryTiles() {
  return (
    <section aria-labelledby="categories">
      <SectionHead id="categories" title="Browse By Category" />
      <ul className="grid grid-cols-2 gap-4 md:gap-6 lg:grid-cols-4">
        {TILES.map(({ slug, label, ground }) => (
          <li key={slug}>
            <Link href={listAddress(routes.articles, { category: slug })} className={`category-tile ${ground}`}>
              <Icon name={slug} className="" />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
