import { EMBED_ORIGINS } from './embeds'
import { steadyHeaders, toPolicy } from './file-headers'

/**
 * Headers of every answer (design, section 9). Static pages carry inline data scripts that differ from page to
 * page, so scripts are limited to this origin and inline; member and admin pages get a nonce policy from middleware.ts.
 */
const POLICY = {
  'default-src': "'self'",
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  // A video that a reader has pressed.
  'frame-src': EMBED_ORIGINS.join(' '),
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'manifest-src': "'self'",
}

/** The policy of every page that does not have a stricter one. */
export const publicPolicy = toPolicy(POLICY)

export const securityHeaders = [publicPolicy, ...steadyHeaders]
