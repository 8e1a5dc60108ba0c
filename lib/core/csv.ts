/** A value of a CSV file. Dates are written in ISO 8601. */
export type CsvValue = string | number | boolean | Date | null | undefined

/** Programs that open CSV files run what begins like this, also with the wide signs of East Asia; an apostrophe in front makes it a text. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** One line of a CSV file (RFC 4180), with its line end. */
export const toCsvLine = (values: readonly CsvValue[]) => `${values.map(toCell).join(',')}\r\n`

function toCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = value instanceof Date ? value.toISOString() : value
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A file for downloading whose lines come batch by batch, so that a long one needs no more memory than a short one.
 * The mark at its beginning tells programs that it is UTF-8.
 */
export function csvResponse(
  name: string,
  head: readonly string[],
  batches: AsyncIterable<readonly CsvValue[][]>,
): Response {
  const encoder = new TextEncoder()
  const iterator = batches[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${toCsvLine(head)}`)),
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(value.map(toCsvLine).join('')))
    },
    cancel: async () => void (await iterator.return?.()),
  })
  return new Response(body, { headers: downloadHeaders(name, 'text/csv; charset=utf-8') })
}

/** The headers of a file that only whoever asked for it may have. */
export const downloadHeaders = (name: string, type: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
})
