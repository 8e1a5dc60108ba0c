import '@/components/articles/text.css'
import '@/components/comments/comments.css'
import '@/components/forum/topic-page.css'
import type { ComponentProps, ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { EmptyState } from '@/components/lists/empty-state'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { type Address, routes } from '@/lib/core/routes'

type ContinuePageProps = {
  title: string
  /** What the text is about, with its address. */
  about?: { title: string; path: Address }
  /** What the form was answered with; empty where it was only kept until somebody had signed in. */
  message: string | undefined
  /** The form, filled in. */
  children: ReactNode
}

/** A form that somebody had to sign in for, with what they have typed into it. */
export function ContinuePage({ title, about, message, children }: ContinuePageProps) {
  return (
    <PageFrame>
      <div className="mx-auto grid max-w-2xl gap-6">
        <header className="border-t-2 border-ink pt-4">
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          {about && (
            <p className="mt-2 text-muted wrap-anywhere">
              On{' '}
              <a href={about.path} className="quiet-link">
                {about.title}
              </a>
            </p>
          )}
        </header>
        {message === '' && (
          <p role="status" className="border-l-2 border-success pl-4">
            You are signed in now. What you typed is still here: please send it again.
          </p>
        )}
        {children}
      </div>
    </PageFrame>
  )
}

type WrittenTextProps = {
  /** Why there is no form for it. */
  why: string
  text: string
  /** What can be done about it. */
  children?: ReactNode
}

/** A text whose form is gone, for whoever wants to take its words elsewhere. */
export function WrittenText({ why, text, children }: WrittenTextProps) {
  return (
    <ContinuePage title="Continue writing" message={undefined}>
      <p>{why} This is what you wrote:</p>
      <textarea readOnly rows={12} aria-label="What you wrote" className="field" defaultValue={text} />
      {children}
    </ContinuePage>
  )
}

/** A text that was kept in a way that is not known any more. */
export const UnreadableText = ({ children }: { children: ReactNode }) => (
  <ContinuePage title="Continue writing" message={undefined}>
    <p>This was kept by a former version of the site and can no longer be read.</p>
    {children}
  </ContinuePage>
)

/** In place of the form: too late, in another browser, or what it was about is gone; then what was written remains. */
export function NothingToContinue({ written }: { written: unknown }) {
  if (typeof written === 'string') return <WrittenText why="What you wrote about is no longer here." text={written} />
  return (
    <NotHere
      title="Nothing is kept here"
      text="What was typed before signing in is kept for an hour, in the browser that it was typed in."
      href={routes.home}
      label="Return to Home"
    />
  )
}

type NotHereProps = { title: string; text: string; href: ComponentProps<typeof Link>['href']; label: string }

/** Says where to go on instead. */
export const NotHere = ({ title, text, href, label }: NotHereProps) => (
  <PageFrame>
    <h1 className="border-t-2 border-ink pt-4 text-3xl md:text-4xl">Continue writing</h1>
    <EmptyState
      title={title}
      text={text}
      action={
        <Link href={href} className={buttonClass('outline')}>
          {label}
        </Link>
      }
    />
  </PageFrame>
)
