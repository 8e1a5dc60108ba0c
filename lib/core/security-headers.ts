import { EMBED_ORIGINS } from './embeds'

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

/** Scripts, styles and faces load nothing of their own, and a page asks for a dozen: theirs is stricter and shorter. */
const FILE_POLICY = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

const toHeader = (policy: Record<string, string>) => ({
  key: 'Content-Security-Policy',
  value: Object.entries(policy)
    .map((rule) => rule.join(' '))
    .join('; '),
})

/** The policy of every page that does not have a stricter one. */
export const publicPolicy = toHeader(POLICY)

export const securityHeaders = [
  publicPolicy,
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
]

/** Headers of what the build made for browsers, below `/_next/static/`. */
export const fileHeaders = [toHeader(FILE_POLICY), ...securityHeaders.slice(1)]
