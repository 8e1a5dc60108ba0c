import type { MetadataRoute } from 'next'
import { routes } from '@/lib/core/routes'
import { site } from '@/lib/core/site'

/** What a phone shows when somebody puts the site on the home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: routes.home,
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: site.locale,
    start_url: routes.home,
    scope: routes.home,
    display: 'minimal-ui',
    background_color: '#fbfaf6',
    theme_color: '#fbfaf6',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
