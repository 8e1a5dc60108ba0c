import { site } from '@/lib/core/site'
import type { Page } from '@/lib/pages/queries'
import { TextDocument } from './text-document'

/** The text, then what stands in the site's own settings: partner sites and the support address. */
export function AboutPage({ page }: { page: Page }) {
  return (
    <TextDocument page={page}>
      <section aria-labelledby="partners" className="mt-12">
        <h2 id="partners" className="border-t-2 border-ink pt-4 text-2xl">
          Partner sites
        </h2>
        <ul className="mt-2">
          {site.partners.map(({ name, href, about }) => (
            <li key={href} className="border-b border-line py-3">
              <a href={href} target="_blank" rel="noopener" className="font-semibold underline hover:text-accent">
                {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>{' '}
              <span className="text-muted">{about}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="support" className="mt-12">
        <h2 id="support" className="border-t-2 border-ink pt-4 text-2xl">
          Support
        </h2>
        <p className="mt-2 font-reading text-lg">
          Questions about your account or the site:{' '}
          <a href={`mailto:${site.contact}`} className="underline hover:text-accent">
            {site.contact}
          </a>
        </p>
      </section>
    </TextDocument>
  )
}
