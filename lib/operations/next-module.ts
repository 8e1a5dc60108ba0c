import { createRequire } from 'node:module'
import { join } from 'node:path'

/** A module of Next's own copy, which runs beside what it has built; one that is imported is packed into the build. */
export const nextModule = <T>(name: string): T => createRequire(join(process.cwd(), 'package.json'))(name)
