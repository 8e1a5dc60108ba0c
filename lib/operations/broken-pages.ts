import { FAULT, faultStyles } from '@/lib/core/fault'
import { onRequest } from '@/lib/core/on-request'
import { comeBeforeWrite, type Write } from './come-before-write'

/**
 * A page that fails, as every page of a member does while the database is away, is an empty document that Next's scripts
 * fill: without scripts it would stay white. It says what has happened, and that what was typed is not gone.
 */
export function tellOfBrokenPages(): void {
  onRequest((request, response) => {
    const note = noteFor(request.url ?? '')
    let isOver = false
    comeBeforeWrite(response, (write) => {
      const telling = (piece: unknown, ...more: unknown[]) => {
        const told = !isOver && response.statusCode >= 500 && piece instanceof Uint8Array ? addNote(piece, note) : null
        isOver ||= told !== null
        return Reflect.apply(write, response, [told ?? piece, ...more])
      }
      // The overloads of write differ in what follows the piece, which is passed on as it came.
      return telling as unknown as Write
    })
  })
}

const SHELL = '<!DOCTYPE html><html id="__next_error__">'

/** The beginning of such a document with the note in it; null for anything else. */
export function addNote(piece: Uint8Array, note: string): Uint8Array | null {
  const html = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
  const body = html.indexOf('<body>')
  if (body < 0 || html.indexOf(SHELL) !== 0) return null
  const [head, rest] = [html.subarray(SHELL.length, body), html.subarray(body + '<body>'.length)]
  return Buffer.concat([
    Buffer.from(SHELL.replace('<html', '<html lang="en"')),
    head,
    Buffer.from(`<body>${note}`),
    rest,
  ])
}

/** An answer to a form that was posted without scripts is shown by the page that its `answer` names. */
export const noteFor = (url: string) =>
  `<noscript><style>${faultStyles}</style><main role="alert"><h1>${FAULT.title}</h1><p>${FAULT.text}</p>${
    /[?&]answer=/.test(url)
      ? '<p>What you have just sent is kept for an hour: once this page works again, it shows it.</p>'
      : ''
  }<p><a class="button" href="">${FAULT.again}</a></p></main></noscript>`
