import { expect, test } from 'vitest'
import { csvResponse, toCsvLine } from '@/lib/core/csv'

test.each([
  ['plain values', ['a', 1, true], 'a,1,true'],
  ['nothing', [null, undefined, ''], ',,'],
  ['a time', [new Date('2026-11-21T08:00:00Z')], '2026-11-21T08:00:00.000Z'],
  ['commas, quotes and line ends', ['a,b', 'say "hi"', 'one\ntwo'], '"a,b","say ""hi""","one\ntwo"'],
  ['what a table would run', ['=1+1', '+1', '-1', '@SUM(A1)'], "'=1+1,'+1,'-1,'@SUM(A1)"],
  ['the same in wide signs', ['＝1', '＋1', '－1', '＠A'], "'＝1,'＋1,'－1,'＠A"],
  ['a negative number is a number', [-1], '-1'],
])('%s', (_what, values, line) => {
  expect(toCsvLine(values)).toBe(`${line}\r\n`)
})

test('a file comes batch by batch, with a mark for its encoding', async () => {
  let asked = 0
  async function* batches() {
    for (const batch of [[['a', 1]], [], [['b', 2]]]) {
      asked += 1
      yield batch
    }
  }
  const answer = csvResponse('list.csv', ['name', 'count'], batches())
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="list.csv"')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe('\uFEFFname,count\r\na,1\r\nb,2\r\n')
  expect(asked).toBe(3)
})

test('a download that is given up asks for no more', async () => {
  let ended = false
  async function* batches() {
    try {
      for (;;) yield [['a']]
    } finally {
      ended = true
    }
  }
  const reader = csvResponse('list.csv', ['name'], batches()).body?.getReader()
  await reader?.read()
  await reader?.read()
  await reader?.cancel()
  expect(ended).toBe(true)
})
