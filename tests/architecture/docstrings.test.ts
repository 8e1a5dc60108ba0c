import { expect, test } from 'vitest'
import { sourceFiles } from './source-files'

const doors = sourceFiles.filter(({ path }) =>
  /^lib\/.*(?:\/|-)(?:queries|actions|commands|policy)(?:\.ts$|\/)/.test(path),
)

/** What a file exports to be called, by name, with the line that stands right above it. An overload has that of the first. */
const exportsOf = (text: string) =>
  [...text.matchAll(/^(.*)\nexport (?:async )?(?:const|function\*?) (\w+)/gm)]
    .map(([, above = '', name = '']) => ({ name, above }))
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)

test('what the doors of a room give to others says what it does, since whoever calls it sees nothing else', () => {
  const exported = doors.flatMap(({ path, text }) => exportsOf(text).map((one) => ({ path, ...one })))
  expect(exported.length).toBeGreaterThan(300)
  expect(exported.filter(({ above }) => !above.endsWith('*/')).map(({ path, name }) => `${path} ${name}`)).toEqual([])
})
