import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { z } from 'zod'
import { projectRoot } from '@/lib/operations/folders'
import { acquire } from '@/lib/operations/shutdown'
import { step } from '@/lib/operations/steps'
import { ask } from '../deploy/ask'
import { load, median, output } from './load'
import type { Effort } from './page-load'
import { atLeast, printTable } from './table'

const WRITERS = 50
const PAGES = 20
const READERS = 10

type Writer = { cookie: string; authorId: string }
type Target = { url: string; action?: string; pages: { path: string; articleId: string }[]; writers: Writer[] }

const posted = z.object({
  accepted: z.array(z.string()),
  refused: z.string(),
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
})

/**
 * Fifty members post on twenty pages as fast as they are answered, beside a bare server that inserts the same row, both
 * alone and while a page is read; and reading beside itself without the posts. Every accepted comment must be there once.
 */
export async function benchComments(env: NodeJS.ProcessEnv, { rounds, seconds }: Effort): Promise<void> {
  const [address, database] = [String(env.TEST_SITE), String(env.DATABASE_URL)]
  const sql = postgres(database, { max: 2, onnotice: () => {} })
  await acquire(Promise.resolve(), () => sql.end())
  const writers = await step('sign in fifty members', () => addWriters(sql, env))
  const texts = await sql<{ id: string; slug: string }[]>`
    select id, slug from articles where kind = 'review' and status = 'published' order by published_at desc limit ${PAGES}`
  const pages = texts.map(({ id, slug }) => ({ path: `/reviews/${slug}`, articleId: id }))
  const action = await findAction(address, pages[0]?.path ?? '')
  const bare = { url: await startBareComments(database), pages: pages.map((page) => ({ ...page, path: '/' })), writers }
  const ours = { url: address, action, pages, writers }
  const read = (path: string) => load({ url: `${address}${path}`, connections: READERS, seconds })

  await post(ours, 1)
  await post(bare, 1)
  for (const path of [pages[0]?.path ?? '', '/reviews']) {
    const figures: Record<'idle' | 'reading' | 'ours' | 'bare' | 'oursBeside' | 'bareBeside' | 'p99', number[]> = {
      idle: [],
      reading: [],
      ours: [],
      bare: [],
      oursBeside: [],
      bareBeside: [],
      p99: [],
    }
    for (let round = 0; round < rounds; round++) {
      figures.idle.push((await read(path)).perSecond)
      const alone = await post(ours, seconds)
      figures.ours.push(alone.perSecond)
      figures.p99.push(alone.p99)
      figures.bare.push((await post(bare, seconds)).perSecond)
      const beside = await readBeside(path, ours)
      figures.reading.push(beside.reading)
      figures.oursBeside.push(beside.posts)
      figures.bareBeside.push((await readBeside(path, bare)).posts)
    }
    const of = (key: keyof typeof figures) => median(figures[key])
    printTable(
      `Comments by ${WRITERS} members on ${PAGES} pages, a second, while ${path} is read on ${READERS} connections`,
      ['', 'ours', 'bare', 'ratio', 'target', 'verdict'],
      [
        [
          'posts, nobody reads',
          of('ours'),
          of('bare'),
          of('ours') / of('bare'),
          ...atLeast(of('ours') / of('bare'), 0.06),
        ],
        [
          'posts beside readers',
          of('oursBeside'),
          of('bareBeside'),
          of('oursBeside') / of('bareBeside'),
          ...atLeast(of('oursBeside') / of('bareBeside'), 0.06),
        ],
        [
          'reads beside posts, of idle',
          of('reading'),
          of('idle'),
          of('reading') / of('idle'),
          ...atLeast(of('reading') / of('idle'), 0.5),
        ],
        ['99 of 100 posts within, ms', of('p99'), '', '', '', ''],
      ],
    )
  }

  /** Reading begins when the first comment is there: the start of the posting program takes most of a core. */
  async function readBeside(path: string, target: Target) {
    const { promise: isPosting, resolve: begin } = Promise.withResolvers<void>()
    const posting = post(target, seconds, begin)
    const [reading, posts] = await Promise.all([isPosting.then(() => read(path)), posting])
    return { reading: reading.perSecond, posts: posts.perSecond }
  }

  async function post(target: Target, duration: number, onFirst?: () => void) {
    const plan = JSON.stringify({ ...target, seconds: duration })
    const node = resolve(projectRoot, 'node_modules', '.bin', 'node')
    const said = await output(
      node,
      ['--import', 'tsx', join(import.meta.dirname, 'comment-poster.ts'), plan],
      process.env,
      onFirst,
    )
    const result = posted.parse(JSON.parse(said))
    if (result.refused) throw new Error(`A comment was refused: ${result.refused}`)
    await requireStored(sql, result.accepted)
    return result
  }
}

/** Every key that was accepted is there exactly once; the unique index alone would not tell what is missing. */
async function requireStored(sql: postgres.Sql, accepted: string[]) {
  const [row] = await sql<{ stored: number }[]>`
    select count(*)::int as stored from comments where post_key = any(${accepted}::uuid[])`
  if (row?.stored !== accepted.length)
    throw new Error(`${accepted.length} comments were accepted, ${row?.stored} are stored.`)
  const [wrong] = await sql`
    select a.slug from articles a
    where a.comment_count <> (select count(*) from comments c where c.article_id = a.id and c.deleted_at is null and c.hidden_at is null)`
  if (wrong) throw new Error(`${wrong.slug} counts its comments wrongly.`)
}

/** Members with a session each, made behind the site's back: signing in would take longer than the measurement. */
async function addWriters(sql: postgres.Sql, env: NodeJS.ProcessEnv): Promise<Writer[]> {
  Object.assign(process.env, { AUTH_SECRET: env.AUTH_SECRET, DATABASE_URL: env.DATABASE_URL, SITE_URL: env.SITE_URL })
  const { makeSecret, hashSecret } = await import('@/lib/auth/secret-token')
  const { sealText, SESSION_COOKIE } = await import('@/lib/auth/session-cookie')
  return Promise.all(
    Array.from({ length: WRITERS }, async (_, number) => {
      const [id, secret, name] = [randomUUID(), makeSecret(), `bench-writer-${number}`]
      await sql`insert into users (id, email, email_verified_at) values (${id}, ${`${name}@example.com`}, now())`
      await sql`insert into profiles (id, username, skeleton) values (${id}, ${name}, ${name})`
      await sql`
        insert into sessions (id, token_hash, user_id, expires_at)
        values (${randomUUID()}, ${Buffer.from(hashSecret(secret))}, ${id}, now() + interval '1 day')`
      return { authorId: id, cookie: `${SESSION_COOKIE}=${await sealText(secret, SESSION_COOKIE, 86_400)}` }
    }),
  )
}

/** The id of the action behind the page's comment form, as a form without scripts carries it. */
async function findAction(address: string, path: string): Promise<string> {
  const html = (await ask(`${address}${path}`)).text
  const form = html.match(/<form[\s\S]*?<\/form>/g)?.find((text) => text.includes('name="content"')) ?? ''
  const id = /\{&quot;id&quot;:&quot;([0-9a-f]+)&quot;/.exec(form)?.[1]
  if (!id) throw new Error(`${path} has no comment form.`)
  return id
}

async function startBareComments(database: string): Promise<string> {
  const child = fork(join(import.meta.dirname, 'bare-comments.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: database },
  })
  await acquire(Promise.resolve(), () => child.kill())
  const port = await new Promise<number>((done, fail) => {
    child.once('message', (said) => done(Number(said)))
    child.once('exit', () => fail(new Error('The bare server ended.')))
  })
  return `http://127.0.0.1:${port}`
}
