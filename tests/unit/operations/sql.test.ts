import { describe, expect, test } from 'vitest'
import { isOnThisMachine, withKey } from '@/lib/operations/sql'

test('the key of a certificate comes along when its settings are copied', () => {
  const ssl = Object.defineProperty({ cert: 'CERT', key: 'KEY' }, 'key', { enumerable: false })
  expect({ ...ssl }).toEqual({ cert: 'CERT' })
  expect(Object.assign({}, withKey(ssl))).toEqual({ cert: 'CERT', key: 'KEY' })
  expect(withKey({ ca: 'CA' })).toEqual({ ca: 'CA' })
  expect([withKey(true), withKey(false)]).toEqual([true, false])
})

describe('a database', () => {
  test.each(['postgresql://u@localhost/db', 'postgresql://u:p@127.0.0.1:5433/db', 'postgresql://u@[::1]/db'])(
    'is on this machine: %s',
    (url) => expect(isOnThisMachine(url)).toBe(true),
  )
  test.each([
    'postgresql://u@db.example/db',
    'postgresql://u@localhost/db?host=/cloudsql/project:region:name',
    'postgresql://u@localhost/db?host=db.example',
    'postgresql:///db?host=/run/postgresql',
  ])('is elsewhere, or may be: %s', (url) => expect(isOnThisMachine(url)).toBe(false))
})
