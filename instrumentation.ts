import type { Instrumentation } from 'next'

/** Runs once when a server starts, before the first request. Next calls it; nothing else does. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { bootServer } = await import('./lib/operations/boot')
  const { analyticsJobs } = await import('./lib/analytics/jobs')
  const { articleJobs } = await import('./lib/articles/jobs')
  const { forumJobs } = await import('./lib/forum/jobs')
  const { viewJobs } = await import('./lib/views/jobs')
  const { answerClick } = await import('./lib/clicks/answer-click')
  const { clickJobs } = await import('./lib/clicks/jobs')
  const { wishlistJobs } = await import('./lib/wishlist/jobs')
  const { newsletterJobs } = await import('./lib/newsletter/jobs')
  const { accountJobs } = await import('./lib/account/jobs')
  const { mediaJobs } = await import('./lib/media/jobs')
  const { searchJobs } = await import('./lib/search/jobs')
  await bootServer({
    shortAnswers: [{ path: '/go/', answer: answerClick }],
    jobs: [
      ...newsletterJobs,
      ...accountJobs,
      ...articleJobs,
      ...analyticsJobs,
      ...forumJobs,
      ...viewJobs,
      ...clickJobs,
      ...wishlistJobs,
      ...mediaJobs,
      ...searchJobs,
    ],
  })
}

export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { path, method },
  { routePath, routeType },
) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteRequestError } = await import('./lib/operations/note-request-error')
  noteRequestError(error, { method, path, routePath, routeType })
}
