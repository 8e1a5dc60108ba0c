import 'server-only'
import { headers } from 'next/headers'
import { z } from 'zod'
import type { Result } from '@/lib/core/result'

const named = z.object({ id: z.uuid() })

/**
 * The id of what a picture was sent for; undefined when nothing says it. A file that is too large is not read, and neither are
 * the fields beside it: then the page that it was sent from says it, in the first group of `page`.
 */
export async function findSentFor(result: Result<unknown>, page: RegExp): Promise<string | undefined> {
  const said = result.ok
    ? result.data
    : (result.values ?? { id: page.exec((await headers()).get('referer') ?? '')?.[1] })
  return named.safeParse(said).data?.id
}
