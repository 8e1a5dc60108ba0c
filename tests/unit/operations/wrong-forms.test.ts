import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { findRefusal } from '@/lib/operations/wrong-forms'

const ask = (headers: IncomingMessage['headers'], method = 'POST', url = '/sign-in') =>
  findRefusal({
    method,
    url,
    headers: { host: 'site.example', ...headers },
  } as Partial<IncomingMessage> as IncomingMessage)

const FORM = { 'content-type': 'multipart/form-data; boundary=b' }

test.each([
  ['of another site', { ...FORM, origin: 'https://evil.example' }, 403],
  ['of another port', { ...FORM, origin: 'https://site.example:8443' }, 403],
  ['of nobody', { ...FORM, origin: 'null' }, 403],
  ['of no site', { ...FORM, origin: 'garbage' }, 403],
  [
    'of the host behind a proxy that names another',
    { ...FORM, origin: 'https://site.example', 'x-forwarded-host': 'b' },
    403,
  ],
  ['of an action from another site', { 'next-action': 'x', origin: 'https://evil.example' }, 403],
  ['larger than any that is read', { ...FORM, 'content-length': '4194305' }, 413],
  ['without parts', { 'content-type': 'multipart/form-data' }, 400],
  ['with parts that have no mark', { 'content-type': 'multipart/form-data; boundary=' }, 400],
])('a form %s is refused', (_what, headers, status) => {
  expect(ask(headers)?.status).toBe(status)
  expect(ask(headers, 'POST', '/api/avatar')).toBeNull()
  expect(ask(headers, 'GET')).toBeNull()
})

test.each([
  ['of this site', { ...FORM, origin: 'https://site.example' }],
  ['of the host that a proxy names', { ...FORM, origin: 'https://b', 'x-forwarded-host': 'b, c' }],
  ['without an origin', FORM],
  ['as large as any that is read', { ...FORM, 'content-length': '4194304' }],
  ['whose mark is quoted', { 'content-type': 'Multipart/Form-Data; charset=utf-8; Boundary="a b"' }],
  ['that is an action without fields', { 'next-action': 'x', 'content-type': 'text/plain;charset=UTF-8' }],
])('a form %s is let through', (_what, headers) => expect(ask(headers)).toBeNull())
