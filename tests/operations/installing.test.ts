import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { noteSite } from '@/lib/operations/site-note'
import { scripts } from '../../package.json'
import { type Checkout, makeCheckout } from './support/checkout'

let checkout: Checkout
const inside = (...names: string[]) => join(checkout.folder, ...names)

/** What stands in for npm: says when it begins, installs until it may end, and says that. */
const NPM = `#!/bin/sh
echo begun >> npm.log
echo "$@" > npm.args
while [ ! -e may-end ]; do sleep 0.05; done
echo ended >> npm.log
`

beforeAll(() => {
  checkout = makeCheckout()
  mkdirSync(inside('bin'))
  writeFileSync(inside('bin', 'npm'), NPM)
  chmodSync(inside('bin', 'npm'), 0o755)
})
afterAll(() => {
  vi.unstubAllEnvs()
  checkout.remove()
})
beforeEach(() => {
  writeFileSync(inside('node_modules', '.installed-from'), 'another lock file')
  for (const name of ['npm.log', 'may-end', '.installing']) rmSync(inside(name), { force: true })
})

const said = () => (existsSync(inside('npm.log')) ? readFileSync(inside('npm.log'), 'utf8').trim().split('\n') : [])
const start = (script: string, watch?: Parameters<Checkout['run']>[3], data = inside('data')) =>
  checkout.run(
    'node',
    [...script.replace(/^\w+$/, 'scripts/$&.mjs').split(' '), '--help'],
    { PATH: `${inside('bin')}:${process.env.PATH}`, DATA_DIR: data },
    watch,
  )

/** What `npm run` starts, by its name; but for what formats, which says nothing of its use, and what draws letters. */
const COMMANDS = Object.entries(scripts).filter(([name]) => !['format', 'fonts'].includes(name))

test('of two commands that begin at once one installs, and both go on', async () => {
  let waiting = 0
  const begins = (out: string) => {
    if (out === '  install packages … ' && ++waiting === 2) writeFileSync(inside('may-end'), '')
  }
  const ended = await Promise.all([start('start', begins), start('test', begins)])
  for (const { code, out, err } of ended) {
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Usage: ')
  }
  expect(said()).toEqual(['begun', 'ended'])
  expect(existsSync(inside('.installing'))).toBe(false)
})

test.each(COMMANDS)('npm run %s installs first', async (_name, command) => {
  writeFileSync(inside('may-end'), '')
  const { code, out, err } = await start(command.replace(/^node /, ''))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('Usage: ')
  expect(said()).toEqual(['begun', 'ended'])
})

test('development packages come along, whatever npm would leave out', async () => {
  writeFileSync(inside('may-end'), '')
  expect(await start('start')).toMatchObject({ code: 0, err: '' })
  expect(readFileSync(inside('npm.args'), 'utf8').split(' ')).toEqual(expect.arrayContaining(['ci', '--include=dev']))
})

test('an installation without the pinned Node counts as none', async () => {
  writeFileSync(inside('may-end'), '')
  const [programs, aside] = [inside('node_modules', '.bin'), inside('node_modules', '.bin-aside')]
  renameSync(programs, aside)
  try {
    const { code, err } = await start('start')
    expect(code).toBe(1)
    expect(err).toMatch(/^\nThe packages could not be installed: npm left out node_modules\/\.bin\/node[^\n]*\n$/)
  } finally {
    renameSync(aside, programs)
  }
  expect(await start('start')).toMatchObject({ code: 0 })
  expect(said()).toEqual(['begun', 'ended', 'begun', 'ended'])
})

test('an installation that was killed leaves the next one its turn', async () => {
  writeFileSync(inside('.installing'), '')
  utimesSync(inside('.installing'), new Date(0), new Date(0))
  writeFileSync(inside('may-end'), '')
  expect(await start('start')).toMatchObject({ code: 0, err: '' })
  expect(said()).toEqual(['begun', 'ended'])
})

test('a signal in the middle ends npm as well', async () => {
  const kill = Promise.withResolvers<(signal: NodeJS.Signals) => unknown>()
  const stopped = start('start', (_out, kills) => kill.resolve(kills))
  await expect.poll(said).toEqual(['begun'])
  // It may have been heard of by its file before what it prints.
  const end = await kill.promise
  end('SIGTERM')
  expect(await stopped).toMatchObject({ code: 143, err: '' })
  // A living one would end now, and say so.
  writeFileSync(inside('may-end'), '')
  expect(await start('start')).toMatchObject({ code: 0 })
  expect(said()).toEqual(['begun', 'begun', 'ended'])
})

test('the packages of a site that runs are left alone', async () => {
  vi.stubEnv('DATA_DIR', inside('data'))
  const takeBack = await noteSite('http://localhost:3456')
  try {
    const { code, err } = await start('test')
    expect(code).toBe(1)
    expect(err).toMatch(/^The packages have to be replaced, .* runs at http:\/\/localhost:3456 .*\n$/)
  } finally {
    takeBack()
  }
  expect(said()).toEqual([])
})

test('also where only .env says which data folder is its', async () => {
  vi.stubEnv('DATA_DIR', inside('data'))
  writeFileSync(inside('.env'), `DATA_DIR=${inside('data')}\n`)
  const takeBack = await noteSite('http://localhost:3456')
  try {
    expect(await start('test', undefined, '')).toMatchObject({ code: 1 })
  } finally {
    takeBack()
    rmSync(inside('.env'))
  }
  expect(said()).toEqual([])
})

test('the note of a site that is gone holds nobody up, whoever has its port by now', async () => {
  vi.stubEnv('DATA_DIR', inside('data'))
  const takeBack = await noteSite('http://localhost:3456')
  try {
    const note = inside('data', 'site.json')
    writeFileSync(note, JSON.stringify({ ...JSON.parse(readFileSync(note, 'utf8')), pid: 2 ** 30 }))
    writeFileSync(inside('may-end'), '')
    expect(await start('test')).toMatchObject({ code: 0, err: '' })
  } finally {
    takeBack()
  }
  expect(said()).toEqual(['begun', 'ended'])
})
