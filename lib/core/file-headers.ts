/** Scripts, styles and faces load nothing of their own, and a page asks for a dozen: theirs is stricter and shorter. */
const FILE_POLICY = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/** A policy as the header that says it. */
export const toPolicy = (policy: Record<string, string>) => ({
  key: 'Content-Security-Policy',
  value: Object.entries(policy)
    .map((rule) => rule.join(' '))
    .join('; '),
})

/** Headers of every answer beside its policy (design, section 9). The front's thread reads them here, without aliases. */
export const steadyHeaders = [
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

/** The policy of what loads nothing. */
export const filePolicy = toPolicy(FILE_POLICY)

/** Headers of what the build made for browsers, below `/_next/static/`, and of what the front says itself. */
export const fileHeaders = [filePolicy, ...steadyHeaders]
