import { cacheLife, cacheTag } from 'next/cache'
import { NewsletterForm } from '@/components/newsletter/newsletter-form'
import { Link } from '@/components/ui/link'
import { companyLinks, footerLinks, legalLinks, reviewCategories, type TextLink } from '@/lib/core/navigation'
import type { FormAction } from '@/lib/core/result'
import { site } from '@/lib/core/site'
import { tags } from '@/lib/core/tags'
import { Wordmark } from './wordmark'

/** The colophon, with the newsletter's form on every page. */
export function SiteFooter({ subscribe }: { subscribe: FormAction<object> }) {
  return (
    <footer className="site-footer later">
      {/* By its own width: the side bar beside it is narrow or wide. */}
      <div className="@container mx-auto max-w-[80rem] px-4 md:px-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 border-t-2 border-ink pt-8 pb-12 @min-[40rem]:grid-cols-[16rem_repeat(3,auto)] @min-[40rem]:justify-between @4xl:grid-cols-12">
          <div className="@4xl:col-span-4">
            <Wordmark reuse className="h-12 w-auto max-w-full" />
            <p className="mt-5 max-w-[17em] font-reading text-lg text-pretty text-muted">{site.tagline}</p>
            <section aria-labelledby="footer-newsletter" className="mt-8 max-w-sm">
              <h2 id="footer-newsletter" className="kicker mb-3 text-muted">
                Newsletter
              </h2>
              <NewsletterForm action={subscribe} source="footer" />
            </section>
          </div>
          <FooterLinks title="Reviews by category" links={reviewCategories} className="@4xl:col-span-4" columns />
          <FooterLinks title="Sections" links={footerLinks} className="@4xl:col-span-2" />
          <FooterLinks title="Company" links={companyLinks} className="@4xl:col-span-2" />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-6 text-sm text-muted">
          <p>
            © <CopyrightYear /> {site.name}
          </p>
          <ul className="legal-links">
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

type FooterLinksProps = { title: string; links: readonly TextLink[]; className: string; columns?: boolean }

function FooterLinks({ title, links, className, columns = false }: FooterLinksProps) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="kicker text-muted">{title}</h2>
      <ul className={columns ? 'footer-links columns-2 gap-6 @min-[40rem]:columns-1 @4xl:columns-2' : 'footer-links'}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A static page may not ask for the time; a cached component may. */
async function CopyrightYear() {
  'use cache'
  cacheLife('trends')
  cacheTag(tags.everything)
  return new Date().getUTCFullYear()
}
