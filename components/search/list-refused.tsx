import { PageFrame } from '@/components/layout/page-frame'
import { listAddress } from '@/components/lists/list-address'
import { TooFast } from '@/components/lists/too-fast'
import type { Address } from '@/lib/core/routes'
import { lastValue } from '@/lib/core/search-text'

type ListRefusedProps = {
  /** The list's own title and address. */
  title: string
  path: Address
  /** The query of the address that was asked for. */
  asked: Record<string, string | string[] | undefined>
  seconds: number
}

/** Asks somebody who has searched a list too often to wait, as the search of the whole site does. Nothing typed is lost. */
export function ListRefused({ title, path, asked, seconds }: ListRefusedProps) {
  const state = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, lastValue(value)]))
  return (
    <PageFrame>
      <header className="border-t-2 border-ink pt-4">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
      </header>
      <TooFast seconds={seconds} address={listAddress(path, state)} />
    </PageFrame>
  )
}
