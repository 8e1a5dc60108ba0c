import { PageFrame } from '@/components/layout/page-frame'
import { TooFast } from '@/components/lists/too-fast'
import type { Address } from '@/lib/core/routes'

type LookRefusedProps = { title: string; seconds: number; address: Address }

/** Stands in place of a preview or of versions, for somebody who asks for them faster than people look. */
export function LookRefused({ title, seconds, address }: LookRefusedProps) {
  return (
    <PageFrame>
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <TooFast seconds={seconds} address={address} />
    </PageFrame>
  )
}
