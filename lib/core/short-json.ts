/** The body of a request as JSON; null when it is none, or longer than so many bytes, or does not say how long it is. */
export async function readShortJson(request: Request, longest: number): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? longest + 1) > longest) return null
  return request.json().catch(() => null)
}
