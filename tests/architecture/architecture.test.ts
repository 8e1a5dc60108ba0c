import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { site } from '@/lib/core/site'
import { ROOMS, SEAMS } from './rooms'
import { roomOf, type SourceFile, sourceFiles } from './source-files'

const isDoor = (path: string) => /(^|[/-])(queries|actions|commands)(\.ts$|\/)/.test(path)
const below = (folder: string) => sourceFiles.filter(({ path }) => path.startsWith(`${folder}/`))
const paths = (files: SourceFile[]) => files.map(({ path }) => path)

test('there are files to look at', () => {
  expect(sourceFiles.length).toBeGreaterThan(80)
  expect(sourceFiles.flatMap(({ imports }) => imports).length).toBeGreaterThan(150)
})

describe('the database', () => {
  test('is opened in one place', () => {
    expect(paths(sourceFiles.filter(({ text }) => /new PrismaClient\(/.test(text)))).toEqual(['lib/core/db.ts'])
  })

  test('is used by queries, actions and commands only', () => {
    const users = sourceFiles.filter(({ imports }) =>
      imports.some(({ from, typeOnly }) => from === 'lib/core/db' && !typeOnly),
    )
    const allowed = ({ path }: SourceFile) =>
      isDoor(path) || path.startsWith('lib/core/') || path === 'lib/operations/readiness.ts'
    expect(paths(users.filter((file) => !allowed(file)))).toEqual([])
  })

  test('never reaches the edge', () => {
    const middleware = sourceFiles.find(({ path }) => path === 'middleware.ts')
    expect(
      middleware?.imports.filter(({ from }) => /lib\/core\/db|generated\/prisma|queries/.test(from)) ?? [],
    ).toEqual([])
  })
})

describe('components', () => {
  test('receive what they show: they import no queries and no database', () => {
    const wrong = below('components').filter(({ imports }) =>
      imports.some(
        ({ from, typeOnly }) =>
          !typeOnly && /^lib\/.*[/-](queries|commands)$|lib\/core\/db$|generated\/prisma/.test(from),
      ),
    )
    expect(paths(wrong)).toEqual([])
  })

  test('write a text in one kind of area, which keeps what is typed before the scripts of its page run', () => {
    const own = below('components').filter(({ text }) => /<textarea(?! readOnly)/.test(text))
    expect(paths(own)).toEqual(['components/ui/text-area.tsx'])
  })

  test('in ui know no domain', () => {
    const wrong = below('components/ui').filter(({ imports }) =>
      imports.some(
        ({ from }) => /^components\/(?!ui)/.test(from) || (/^lib\//.test(from) && !from.startsWith('lib/core/')),
      ),
    )
    expect(paths(wrong)).toEqual([])
  })
})

describe('pages', () => {
  const appFiles = below('app')

  test('stay short', () => {
    expect(appFiles.filter(({ lines }) => lines > 60).map(({ path, lines }) => `${path} ${lines}`)).toEqual([])
  })

  test('hold no database access and no rules', () => {
    const wrong = appFiles.filter(({ imports }) =>
      imports.some(({ from }) => /lib\/core\/db$|generated\/prisma|\/policy$/.test(from)),
    )
    expect(paths(wrong)).toEqual([])
  })

  test('that are public never read the request', () => {
    const wrong = below('app/(public)').filter(({ text }) =>
      /next\/headers|searchParams|connection\(\)|lib\/auth/.test(text),
    )
    expect(paths(wrong)).toEqual([])
  })

  test('have no loading file, which would turn a missing page into a 200', () => {
    expect(paths(appFiles.filter(({ path }) => /\/loading\.tsx$/.test(path)))).toEqual([])
  })
})

test('files stay small', () => {
  const long = [...below('components'), ...below('lib')].filter(({ lines }) => lines > 200)
  expect(long.map(({ path, lines }) => `${path} ${lines}`)).toEqual([])
})

test('names say what a file is', () => {
  const vague = sourceFiles.filter(({ path }) => /(^|\/)(utils?|helpers?|misc|common|data)(\/|\.tsx?$)/.test(path))
  const notKebab = sourceFiles.filter(({ path }) => !/^[a-z0-9.-]+$/.test(path.split('/').at(-1) ?? ''))
  expect(paths([...vague, ...notKebab])).toEqual([])
})

test('what Node runs as it stands is named as Node finds it, without the aliases of the build', () => {
  const front = 'lib/operations/front'
  const reached = new Set([`${front}/serve-next.ts`, `${front}/front-thread.ts`])
  const wrong: string[] = []
  for (const path of reached) {
    for (const { from, typeOnly } of sourceFiles.find((file) => file.path === path)?.imports ?? []) {
      if (typeOnly || /^(node:|next$)/.test(from)) continue
      if (/^lib\/(core|operations)\/.*\.ts$/.test(from)) reached.add(from)
      else wrong.push(`${path} ${from}`)
    }
  }
  expect(wrong).toEqual([])
  expect(reached.size).toBeGreaterThan(6)
})

test('nothing is suppressed', () => {
  const suppressed = sourceFiles.filter(({ text }) =>
    /@ts-(ignore|expect-error|nocheck)|biome-ignore|: any\b|as any\b|<any>/.test(text),
  )
  expect(paths(suppressed)).toEqual([])
})

test('links are made in one place, which fetches nothing ahead', () => {
  const makers = sourceFiles.filter(({ imports }) => imports.some(({ from }) => from === 'next/link'))
  expect(paths(makers)).toEqual(['components/ui/link.tsx'])
})

/** Paths below components whose name ends so and whose text says so. */
const componentFiles = (name: RegExp, text = /(?:)/) =>
  readdirSync('components', { recursive: true, encoding: 'utf8' }).filter(
    (path) => name.test(path) && text.test(readFileSync(join('components', path), 'utf8')),
  )

test('faces are put together in one place, with what stands in for them', () => {
  expect(componentFiles(/\.css$/).length).toBeGreaterThan(10)
  expect(componentFiles(/\.css$/, /--face-/)).toEqual([])
})

test('no width hangs on the digit of a face, which is another one while the face is under way', () => {
  expect(componentFiles(/\.(css|tsx)$/, /[\s[(:]\d+(\.\d+)?ch\b|max-w-prose/)).toEqual([])
})

test('nothing that is written anywhere makes the browser look for the empty or the nth in all that is around it', () => {
  expect(componentFiles(/\.css$/, /:has\([^)]*:(empty|nth-|first-|last-|only-)/)).toEqual([])
})

test('internal links come from the registry', () => {
  const literal = [...below('app'), ...below('components')].filter(({ text }) =>
    /href=(?:"|\{['"`])\/(?!\/)/.test(text),
  )
  expect(paths(literal)).toEqual([])
  // And so do the addresses that scripts ask.
  expect(paths(below('components').filter(({ text }) => /['"`]\/api\//.test(text)))).toEqual([])
})

test('the name of the site is said in one place, so that a fork changes it there', () => {
  const named = sourceFiles.filter(({ text }) => text.includes(site.name))
  expect(paths(named)).toEqual(['lib/core/site.ts'])
})

describe('rooms', () => {
  const edges = below('lib').flatMap(({ path, imports }) =>
    imports
      .filter(({ from, typeOnly }) => !typeOnly && from.startsWith('lib/') && !from.startsWith('lib/generated/'))
      .filter(({ from }) => !SEAMS.some((seam) => path.startsWith(seam.from) && from === seam.to))
      .map(({ from }) => ({ path, room: roomOf(path) ?? '', to: roomOf(from) ?? '' }))
      .filter(({ room, to }) => room !== to),
  )

  test('are all declared', () => {
    const rooms = new Set(below('lib').map(({ path }) => roomOf(path) ?? path))
    expect([...rooms].filter((room) => !(room in ROOMS))).toEqual([])
  })

  test('follow the declared edges', () => {
    const wrong = edges.filter(({ room, to }) => !ROOMS[room]?.includes(to))
    expect(wrong.map(({ path, to }) => `${path} -> ${to}`)).toEqual([])
  })

  test('have no edge that nothing uses', () => {
    const used = new Set(edges.map(({ room, to }) => `${room} -> ${to}`))
    const declared = Object.entries(ROOMS).flatMap(([room, tos]) => tos.map((to) => `${room} -> ${to}`))
    expect(declared.filter((edge) => !used.has(edge))).toEqual([])
  })

  test('stand in the table that people read as they are declared', () => {
    const rows = readFileSync('lib/README.md', 'utf8').matchAll(/^\| `([a-z-]+)` \| [^|]+ \| ([^|]+) \|$/gm)
    const table = Object.fromEntries([...rows].map(([, room, tos = '']) => [room, tos === '–' ? [] : tos.split(', ')]))
    const sorted = (rooms: Record<string, string[]>) =>
      Object.fromEntries(Object.entries(rooms).map(([room, tos]) => [room, [...tos].sort()]))
    expect(sorted(table)).toEqual(sorted(ROOMS))
  })

  test('have no cycles', () => {
    const reach = (from: string, seen: string[] = []): string[] =>
      (ROOMS[from] ?? []).flatMap((room) => (seen.includes(room) ? [room] : [room, ...reach(room, [...seen, room])]))
    expect(Object.keys(ROOMS).filter((room) => reach(room).includes(room))).toEqual([])
  })
})
