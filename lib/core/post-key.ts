import { z } from 'zod'

/** Names one act of posting; made in the browser. Absent without scripts. */
export const postKey = z.uuid().optional().catch(undefined)
