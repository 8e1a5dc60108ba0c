const FACE = /<link rel="preload" [^>]*as="font"[^>]*>/g

/**
 * Has a page ask for its faces at the end of its head. React puts them in front of the picture that the page opens with,
 * and by default into a header, which is read before the page is: on a slow line they then share it with the page itself,
 * though its text is shown without them.
 */
export function loadFacesLast(html: string): string {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const head = html.slice(0, end)
  return head.replaceAll(FACE, '') + (head.match(FACE) ?? []).join('') + html.slice(end)
}
