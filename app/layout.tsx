import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { firstPaintScript, PAPER } from '@/components/layout/document-attributes'
import { MobileMenu } from '@/components/layout/mobile-menu'
import { ScrollToTop } from '@/components/layout/scroll-to-top'
import { Sidebar } from '@/components/layout/sidebar'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { UnseenParts } from '@/components/layout/unseen-parts'
import { DiscoveryLinks } from '@/components/seo/discovery-links'
import { Icon } from '@/components/ui/icons'
import { fontVariables } from '@/lib/core/fonts'
import { siteMetadata } from '@/lib/core/page-metadata'
import { siteAddress } from '@/lib/core/site-address'
import { listTrends } from '@/lib/trends/queries'
import { subscribe } from './(request)/newsletter/posts'

export const generateMetadata = async (): Promise<Metadata> => siteMetadata(await siteAddress())

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: PAPER.light },
    { media: '(prefers-color-scheme: dark)', color: PAPER.dark },
  ],
}

const menuId = 'site-menu'

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        <script>{firstPaintScript}</script>
        <DiscoveryLinks />
      </head>
      <body>
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        <UnseenParts />
        <SiteHeader menuId={menuId} />
        <Sidebar trending={await listTrends()} />
        <div className="page">
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter subscribe={subscribe} />
        </div>
        <ScrollToTop>
          <Icon name="arrow-up" />
        </ScrollToTop>
        <MobileMenu id={menuId} />
        <div id="announcer" role="status" aria-live="polite" className="sr-only" />
      </body>
    </html>
  )
}
