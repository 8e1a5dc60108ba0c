import { env } from './env'

/** A path of this site as the address that other machines ask for. */
export const toAbsolute = (path: string) => `${env.SITE_URL}${path === '/' ? '' : path}`
