import { z } from 'zod'
import type { Cluster } from '@/lib/operations/postgres-cluster'
import { step } from '@/lib/operations/steps'
import { fillForum, LONG_TOPIC, SHORT_TOPIC } from './fill-forum'
import { askScript, fillDatabase } from './filled-database'
import { atMost, type Cell, printTable } from './table'

const SMALL = 1000
const LARGE = 100_000
/** A page may cost so many times what it costs in the small forum, or in the short topic. */
const MOST = 1.5
const ROUNDS = 3
const timing = z.array(z.object({ name: z.string(), ms: z.number(), plan: z.string() }))
const timings = z.object({ lists: timing, topics: timing })
type Timings = z.output<typeof timings>

/** The forum's queries with a hundred times the topics, and in a topic with five hundred times the replies. */
export async function benchForum(cluster: Cluster): Promise<void> {
  const databases = [await fill(cluster, SMALL), await fill(cluster, LARGE)] as const
  const [small, large] = await step('time the forum', () => timeInTurns(databases))
  printTable(
    `Forum lists: milliseconds at ${SMALL.toLocaleString('en-US')} and ${LARGE.toLocaleString('en-US')} topics (best of ${ROUNDS} medians)`,
    ['list', 'small', 'large', 'ratio', 'target', 'verdict', 'plan at the large one'],
    large.lists.flatMap(({ name, ms, plan }): Cell[][] => {
      const before = small.lists.find((list) => list.name === name)?.ms
      return before === undefined ? [] : [[name, before, ms, ms / before, ...atMost(ms / before, MOST), plan]]
    }),
  )
  const [first] = large.topics
  printTable(
    `Topic pages in the large forum: milliseconds beside the first page of a topic with ${SHORT_TOPIC.replies} replies; the longest has ${LONG_TOPIC.replies.toLocaleString('en-US')}`,
    ['topic', 'ms', 'ratio', 'target', 'verdict', 'plan'],
    large.topics.map(({ name, ms, plan }): Cell[] => {
      const ratio = ms / (first?.ms ?? Number.NaN)
      return [name, ms, ratio, ...atMost(ratio, MOST), plan]
    }),
  )
}

async function fill(cluster: Cluster, count: number): Promise<string> {
  return fillDatabase(cluster, {
    name: `forum_${count}`,
    what: `${count.toLocaleString('en-US')} topics`,
    fill: (address) => fillForum(address, count),
  })
}

/** Times both sizes by turns, and takes the best round of each page: what else the machine does comes and goes. */
async function timeInTurns(urls: readonly [string, string]): Promise<[Timings, Timings]> {
  const rounds: [Timings, Timings][] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push([await timeForum(urls[0]), await timeForum(urls[1])])
  return [best(rounds.map(([small]) => small)), best(rounds.map(([, large]) => large))]
}

function best(rounds: Timings[]): Timings {
  const quickest = (part: keyof Timings) =>
    (rounds[0]?.[part] ?? []).map((page, index) => ({
      ...page,
      ms: Math.min(...rounds.map((round) => round[part][index]?.ms ?? Number.POSITIVE_INFINITY)),
    }))
  return { lists: quickest('lists'), topics: quickest('topics') }
}

const timeForum = async (url: string): Promise<Timings> => timings.parse(await askScript('time-forum.ts', url))
