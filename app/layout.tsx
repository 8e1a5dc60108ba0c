import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { firstPaintScript } from '@/components/layout/document-attributes'
import { MobileMenu } from '@/components/layout/mobile-menu'
import { ScrollToTop } from '@/components/layout/scroll-to-top'
import { ScrollWatch } from '@/components/layout/scroll-watch'
import { Sidebar } from '@/components/layout/sidebar'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { Icon } from '@/components/ui/icons'
import { fontVariables } from '@/lib/core/fonts'
import { site } from '@/lib/core/site'

export const metadata: Metadata = {
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#101214' },
  ],
}

const menuId = 'site-menu'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        <script>{firstPaintScript}</script>
      </head>
      <body>
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        <ScrollWatch />
        <SiteHeader menuId={menuId} />
        <Sidebar />
        <div className="page">
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter />
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
