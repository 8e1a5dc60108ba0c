import { env } from './env'

/** Browsers refuse the prefix without Secure, and Secure without https. */
export const isSecureSite = env.SITE_URL.startsWith('https://')
export const cookiePrefix = isSecureSite ? '__Host-' : ''
