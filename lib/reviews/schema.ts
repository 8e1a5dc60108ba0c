import { z } from 'zod'

/** `reviews.facts` as stored: label and value in the order shown. */
export const productFacts = z.array(z.tuple([z.string(), z.string()]))
