import { FieldVitals } from '@/components/views/field-vitals'
import { PrefetchOnIntent } from './prefetch-on-intent'
import { ScrollWatch } from './scroll-watch'

/** What every page carries and nobody sees. */
export function UnseenParts() {
  return (
    <>
      <ScrollWatch />
      <PrefetchOnIntent />
      <FieldVitals />
    </>
  )
}
