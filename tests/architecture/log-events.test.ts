import { expect, test } from 'vitest'
import { sourceFiles } from './source-files'

/** The events that the code names, also where two stand in one call: `log.warn(lost ? 'mail.given_up' : 'mail.waits', …)`. */
const events = sourceFiles
  .filter(({ path }) => /^(lib|app)\//.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/\blog\.(?:info|warn|error)\(\s*([^,)]*)|level: 'error',\s+event: ('[^']+')/g)].flatMap(
      ([, called, named]) =>
        [...(called ?? named ?? '').matchAll(/'([^']+)'/g)].map(([, event = '']) => ({ path, event })),
    ),
  )

test('events of the log are found', () => {
  expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['mail.given_up', 'route.unknown']))
})

test('events of the log are spelt in one way, so that whoever looks for them knows how', () => {
  expect(events.filter(({ event }) => !/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/.test(event))).toEqual([])
})
