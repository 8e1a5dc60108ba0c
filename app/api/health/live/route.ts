/** Alive: the process answers. Says nothing of the database, so that a lost one does not restart the server. */
export function GET() {
  return Response.json({ status: 'live' })
}
