import type { NextConfig } from 'next'
import { BODY_BYTES } from './lib/core/action/form-bytes.ts'
import { listPages } from './lib/core/list-rewrites.ts'

/** No request has it: the space makes the name impossible. */
const NEVER = [{ type: 'header' as const, key: 'no header', value: 'never' }]

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  typedRoutes: true,
  // Types are checked by npm run check; an operator's build need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // The test run builds beside the operator's own build.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Read by name while the site runs, so the tracer cannot see them: texts of pages, faces of share pictures.
  outputFileTracingIncludes: {
    '/**': [
      './content/*.md',
      './node_modules/@fontsource/*/files/*-latin-{600,700}-normal.woff',
      './node_modules/@fontsource/*/files/*-latin-ext-{600,700}-normal.woff',
    ],
  },
  // Nobody: crawlers get the pages that everybody gets. For those whose names Next knows it makes each page anew, and answers 200
  // for one that is missing, gone or moved.
  htmlLimitedBots: /(?!)/,
  poweredByHeader: false,
  // lib/operations/static-answers.ts names each page once, Next would at every request.
  generateEtags: false,
  reactStrictMode: true,
  // Faces are asked for by the page itself, behind its lead picture (lib/operations/late-faces.ts), not by a header before both.
  reactMaxHeadersLength: 0,
  output: process.env.BUILD_STANDALONE ? 'standalone' : undefined,
  cacheLife: {
    // Tags expire it when it changes; readers who navigate inside the site ask again after half a minute.
    content: { stale: 30, revalidate: 60 * 60 * 24 * 30, expire: 60 * 60 * 24 * 365 },
    // Stands on every page and follows the newest content by itself, some hours late.
    trends: { stale: 300, revalidate: 60 * 60 * 6, expire: 60 * 60 * 24 * 365 },
  },
  // No page has Next make its pictures (lib/media does), but it would make them for anybody who asks, anew each time.
  images: { unoptimized: true },
  cacheMaxMemorySize: 64 * 1024 * 1024,
  experimental: {
    // Bytes of source. A page loads 8 files instead of 13, and 5 kB less with their heads; the default is 50 kB.
    turbopackChunking: { minChunkSize: 200_000 },
    // Cache Components turn it on by themselves: a page that is made for its request would be made twice and sent twice, the second
    // time for the browser to keep. It keeps none of ours, and members' pages asked the database twice as much.
    cachedNavigations: false,
    // A scan of unknown addresses must not fill the disk.
    isrFlushToDisk: false,
    serverActions: { bodySizeLimit: BODY_BYTES },
  },
  serverExternalPackages: ['pg', 'pg-boss', 'nodemailer', 'sharp', 'bcryptjs'],
  // Requests are mapped before (lib/operations/list-answers.ts); only the types of links know the lists from here, and
  // Next, which takes /Reviews for /reviews, may not follow them. lib/operations/build.ts takes them out of the build.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: listPages().map((page) => ({ ...page, has: NEVER })),
    fallback: [],
  }),
  // The specification: no category leads home.
  redirects: async () => [{ source: '/category', destination: '/', permanent: false }],
}

export default config
