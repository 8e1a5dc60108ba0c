import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'

const root = join(process.cwd(), 'prisma/seed/content')

export type ContentFile<Matter> = { category: string; slug: string; matter: Matter; body: string }

/**
 * The sample texts of one room, sorted by category and slug so that every run sees the same order.
 * @throws Error naming the file when its front matter breaks the schema.
 */
export function readContentFiles<Schema extends z.ZodType>(
  room: 'reviews' | 'articles',
  schema: Schema,
  onlyCategory?: string,
): ContentFile<z.output<Schema>>[] {
  const categories = readdirSync(join(root, room)).sort()
  return categories
    .filter((category) => !onlyCategory || category === onlyCategory)
    .flatMap((category) =>
      readdirSync(join(root, room, category))
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map((name) => readContentFile(schema, category, join(root, room, category, name))),
    )
}

function readContentFile<Schema extends z.ZodType>(schema: Schema, category: string, path: string) {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path, 'utf8'))
  if (!match?.[1] || !match[2]) throw new Error(`${path}: no front matter`)
  const matter = schema.safeParse(parseFrontMatter(path, match[1]))
  if (!matter.success)
    throw new Error(`${path}: ${matter.error.issues.map((i) => `${i.path.join('.')} ${i.message}`).join('; ')}`)
  return { category, slug: basename(path, '.md'), matter: matter.data, body: match[2].trim() }
}

/** Words a reader meets: Markdown signs stand alone and are not counted. */
export const countWords = (markdown: string) => (markdown.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*/gu) ?? []).length

function parseFrontMatter(path: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`)
  }
}
