import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheLife, cacheTag } from 'next/cache'
import { renderEditorial } from '@/lib/core/markdown'
import { tags } from '@/lib/core/tags'
import { PAGE_NAMES, PARTS, type PageName } from './page-names'
import { readPageFile } from './read-page-file'

/**
 * A page of `content/` with its text as safe HTML. `updated` is the latest day (YYYY-MM-DD) of its files.
 * @throws Error when a file is missing or its head is not complete; the build then fails.
 */
export async function readPage(name: PageName) {
  'use cache'
  cacheLife('content')
  cacheTag(tags.everything)
  const [page, ...parts] = [await openPage(name), ...(await Promise.all((PARTS[name] ?? []).map(openPage)))]
  const { html, headings } = renderEditorial([page, ...parts].map(({ markdown }) => markdown).join('\n\n'), 'admin')
  return {
    title: page.title,
    description: page.description,
    updated:
      [page, ...parts]
        .map(({ updated }) => updated)
        .sort()
        .at(-1) ?? page.updated,
    html,
    headings,
  }
}

export type Page = Awaited<ReturnType<typeof readPage>>

/** Every page with the day it was last changed. */
export const listPages = () =>
  Promise.all(PAGE_NAMES.map(async (name) => ({ name, updated: (await readPage(name)).updated })))

const openPage = async (name: string) =>
  readPageFile(await readFile(join(process.cwd(), 'content', `${name}.md`), 'utf8'))
