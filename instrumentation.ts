/** Runs once when a server starts, before the first request. Next calls it; nothing else does. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { bootServer } = await import('./lib/operations/boot')
  await bootServer()
}
