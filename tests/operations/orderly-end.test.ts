import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** Runs a script that has opened something, which takes a moment to close, and then does what is asked. */
async function run(afterwards: string) {
  const script = `
    import { runScript } from '@/lib/operations/script'
    import { acquire, shutDown } from '@/lib/operations/shutdown'
    const moment = () => new Promise((resolve) => setTimeout(resolve, 50))
    const failUnseen = () => void Promise.reject(new Error('nobody waits for this'))
    runScript(async () => {
      await acquire(Promise.resolve(), async () => {
        await moment()
        console.log('closed')
      })
      ${afterwards}
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    })`
  const child = spawn('node', ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '-e', script])
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code }
}

test('a failure that nobody waits for is told, and what was opened is closed', async () => {
  const { out, err, code } = await run('failUnseen()')
  expect(err).toContain('nobody waits for this')
  expect(out).toBe('closed\n')
  expect(code).toBe(1)
})

test.each([
  ['that nobody waits for', 'failUnseen()'],
  ['of the work itself', "throw new Error('its database stopped')"],
])('a failure %s during a stop neither breaks it off nor is told', async (_which, fail) => {
  const { out, err, code } = await run(`void shutDown(130); ${fail}`)
  expect({ out, err, code }).toEqual({ out: 'closed\n', err: '', code: 130 })
})
