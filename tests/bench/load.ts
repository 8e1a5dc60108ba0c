import { spawn, spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '@/lib/operations/folders'

/** Requests a second, and how long half and 99 of 100 requests took, in milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number }
export type Plan = { url: string; connections: number; seconds: number; headers?: Record<string, string> }

const hasWrk = spawnSync('wrk', ['-v']).error === undefined
export const generator = hasWrk ? 'wrk' : 'the packaged generator'

/** Loads one address from a process of its own. Rejects when anything but 2xx came back. */
export const load = (plan: Plan): Promise<Load> => (hasWrk ? loadByWrk(plan) : loadByNode(plan))

async function loadByWrk({ url, connections, seconds, headers = {} }: Plan): Promise<Load> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const said = await output('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '--timeout',
    '20s',
    ...named,
    url,
  ])
  const wrong = /Non-2xx.*|Socket errors:.*/.exec(said)?.[0]
  if (wrong) throw new Error(`${url}: ${wrong}`)
  const figure = (pattern: RegExp) => pattern.exec(said)?.slice(1) ?? []
  const time = ([value, unit]: string[]) => Number(value) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1)
  return {
    perSecond: Number(figure(/Requests\/sec:\s+([\d.]+)/)[0]),
    p50: time(figure(/50%\s+([\d.]+)(us|ms|s)/)),
    p99: time(figure(/99%\s+([\d.]+)(us|ms|s)/)),
  }
}

const figures = z.object({ perSecond: z.number(), p50: z.number(), p99: z.number() })

async function loadByNode(plan: Plan): Promise<Load> {
  const node = resolve(projectRoot, 'node_modules', '.bin', 'node')
  const said = await output(node, [
    '--import',
    'tsx',
    join(import.meta.dirname, 'load-generator.ts'),
    JSON.stringify(plan),
  ])
  return figures.parse(JSON.parse(said))
}

/** What a program printed; `onFirst` is called when it begins to. Rejects when it fails. */
export function output(program: string, args: string[], env = process.env, onFirst?: () => void): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let [said, problem] = ['', '']
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    if (onFirst) child.stdout.once('data', onFirst)
    child.stderr.on('data', (chunk) => {
      problem += chunk
    })
    child.on('error', fail)
    child.on('close', (code) =>
      code === 0 ? done(said) : fail(new Error(`${program} failed: ${problem.slice(-2000)}`)),
    )
  })
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/**
 * Loads several addresses in turn, round after round, so that whatever else the machine does falls on all of them. Returns
 * the median of each. A first short round warms up and is not counted.
 */
export async function alternate(plans: Omit<Plan, 'seconds'>[], rounds: number, seconds: number): Promise<Load[]> {
  for (const plan of plans) await load({ ...plan, seconds: 1 })
  const results: Load[][] = plans.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, plan] of plans.entries()) results[index]?.push(await load({ ...plan, seconds }))
  }
  const of = (loads: Load[], key: keyof Load) => median(loads.map((one) => one[key]))
  return results.map((loads) => ({ perSecond: of(loads, 'perSecond'), p50: of(loads, 'p50'), p99: of(loads, 'p99') }))
}
