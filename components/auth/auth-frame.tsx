import './auth.css'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { Kicker } from '@/components/ui/kicker'
import { type TabLink, TabLinks } from '@/components/ui/tab-links'
import { routes } from '@/lib/core/routes'
import { PressPassDrawing } from './press-pass-drawing'

type AuthFrameProps = {
  kicker: string
  title: string
  tabs?: readonly TabLink[]
  children: ReactNode
}

/** The page around a form of accounts: the form in a column, and beside it, where there is room, what it is good for. */
export function AuthFrame({ kicker, title, tabs, children }: AuthFrameProps) {
  return (
    <PageFrame>
      <div className="grid gap-x-6 md:grid-cols-12">
        <div className="md:col-span-6 lg:col-span-5">
          <div className="border-t-2 border-ink pt-4">
            <Kicker>{kicker}</Kicker>
            <h1 className="mt-2 text-3xl md:text-4xl">{title}</h1>
          </div>
          {tabs && (
            <div className="mt-6">
              <TabLinks label="Account" tabs={tabs} />
            </div>
          )}
          <div className="mt-6 max-w-md md:max-w-none">{children}</div>
        </div>
        <aside className="hidden border-l border-line pl-10 md:col-span-6 md:block lg:col-span-5 lg:col-start-8">
          <PressPassDrawing className="-mt-12 w-52" />
          <p className="mt-8 max-w-[15.5em] font-display text-2xl font-[680] text-balance">
            One pass for the whole bench.
          </p>
          <ul className="mt-4 max-w-[22.75em] font-reading text-lg text-muted">
            <li className="border-t border-line py-2">Comment, reply and start topics</li>
            <li className="border-t border-line py-2">Keep what you read where you find it</li>
            <li className="border-t border-line py-2">Write articles of your own</li>
          </ul>
        </aside>
      </div>
    </PageFrame>
  )
}

/** Sign In and Register, each with its own address; both keep where to return to. */
export function authTabs(current: 'sign-in' | 'register', callbackUrl: string): TabLink[] {
  return [
    { label: 'Sign In', href: routes.signInTo(callbackUrl), current: current === 'sign-in' },
    { label: 'Register', href: routes.registerTo(callbackUrl), current: current === 'register' },
  ]
}
