import { z } from 'zod'
import { PAGE_KINDS, type PageKind } from './page-kind'
import { DEVICES, VITALS, type Vital } from './vitals'

const upTo = (vital: Vital) => z.number().min(0).max(VITALS[vital].most).optional()

/** What a browser says of one page that was loaded: no word of who reads it, nor which page it was. */
export const vitalsInput = z.object({
  page: z.enum(Object.keys(PAGE_KINDS) as [PageKind, ...PageKind[]]),
  device: z.enum(DEVICES),
  vitals: z.object({ LCP: upTo('LCP'), INP: upTo('INP'), CLS: upTo('CLS'), FCP: upTo('FCP'), TTFB: upTo('TTFB') }),
})

export type VitalsInput = z.output<typeof vitalsInput>
