import '@/components/articles/text.css'
import type { ReactNode } from 'react'
import { toContents } from '@/components/articles/contents'
import { Prose } from '@/components/articles/prose'
import { ContentsDetails, ContentsNav } from '@/components/articles/table-of-contents'
import { PageFrame } from '@/components/layout/page-frame'
import { DateText } from '@/components/ui/date-text'
import type { Page } from '@/lib/pages/queries'

type TextDocumentProps = {
  page: Page
  /** Below the text, in its column. */
  children?: ReactNode
}

/** A page that is mostly text: title, day of the last change, contents when there is much of it. */
export function TextDocument({ page, children }: TextDocumentProps) {
  const contents = toContents(page.headings)

  return (
    <PageFrame>
      <article className="text-page">
        <header className="mb-8 border-t-2 border-ink pt-4">
          <h1 className="text-3xl md:text-5xl">{page.title}</h1>
          <p className="mt-3 text-sm text-muted">
            Last changed <DateText time={page.updated} />
          </p>
        </header>
        <div>
          {contents.length > 0 && <ContentsDetails headings={contents} />}
          <Prose html={page.html} />
          {children}
        </div>
        {contents.length > 0 && (
          <div className="text-aside">
            <ContentsNav headings={contents} />
          </div>
        )}
      </article>
    </PageFrame>
  )
}
