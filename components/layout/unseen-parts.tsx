import { FieldVitals } from '@/components/views/field-vitals'
import { CatchUp } from './catch-up'
import { LaterParts } from './later-parts'
import { PrefetchOnIntent } from './prefetch-on-intent'
import { ScrollWatch } from './scroll-watch'

/** What every page carries and nobody sees. */
export function UnseenParts() {
  return (
    <>
      <ScrollWatch />
      <PrefetchOnIntent />
      <LaterParts />
      <FieldVitals />
      <CatchUp />
    </>
  )
}
