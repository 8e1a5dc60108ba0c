import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { canListen, freePort } from '@/lib/operations/ports'

test('a port is taken where the server is to listen, and nowhere else', async () => {
  const port = await freePort()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  try {
    expect(await canListen(port)).toBe(false)
    expect(await canListen(port, '')).toBe(false)
    expect(await canListen(port, '127.0.0.1')).toBe(false)
    expect(await canListen(port, '127.0.0.2')).toBe(true)
  } finally {
    await new Promise((resolve) => other.close(resolve))
  }
  expect(await canListen(port)).toBe(true)
})

test('an address of another machine is no taken port', async () => {
  expect(await canListen(await freePort(), '192.0.2.7')).toBe(true)
})
