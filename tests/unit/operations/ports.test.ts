import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { findPortProblem, freePort, toPortProblem } from '@/lib/operations/ports'

test('a port is taken where the server is to listen, and nowhere else', async () => {
  const port = await freePort()
  const taken = new RegExp(`^Port ${port} is already taken`)
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  try {
    expect(await findPortProblem(port)).toMatch(taken)
    expect(await findPortProblem(port, '')).toMatch(taken)
    expect(await findPortProblem(port, '127.0.0.1')).toMatch(taken)
    expect(await findPortProblem(port, '127.0.0.2')).toBeNull()
  } finally {
    await new Promise((resolve) => other.close(resolve))
  }
  expect(await findPortProblem(port)).toBeNull()
})

test.each(['192.0.2.7', 'nowhere.invalid'])('%s is no taken port, and no address of this machine', async (host) => {
  expect(await findPortProblem(await freePort(), host)).toBe(
    `HOST is no address of this machine: ${host}. Leave it out to listen on every address.`,
  )
})

test.each([
  ['EACCES', 'This account may not open port 80. Choose one above 1023: PORT=3000 npm start'],
  ['EMFILE', 'Port 80 cannot be opened (EMFILE).'],
])('%s has a sentence of its own', (code, sentence) => {
  expect(toPortProblem(code, 80)).toBe(sentence)
})
