import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { keepInOrder } from '@/lib/operations/action-list'

/** V8's own word for it, which it understands from here on. */
function isInOrder(object: object): boolean {
  setFlagsFromString('--allow-natives-syntax')
  return runInThisContext('(object) => %HasFastProperties(object)')(object)
}

test('an object of many members is kept in order, and stays what it was', () => {
  const names = Array.from({ length: 300 }, (_, index) => `action-${index}`)
  const text = JSON.stringify(Object.fromEntries(names.map((name) => [name, { id: name }])))
  const actions = Object.freeze(JSON.parse(text))
  expect(isInOrder(actions)).toBe(false)
  keepInOrder(actions)
  expect(isInOrder(actions)).toBe(true)
  expect(JSON.stringify(actions)).toBe(text)
})
