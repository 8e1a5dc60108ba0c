import { parse } from 'yaml'
import { z } from 'zod'
import { site } from '@/lib/core/site'

const frontMatter = z.object({
  title: z.string().min(1).max(60),
  description: z.string().min(1).max(160),
  /** The day of the last change, YYYY-MM-DD. */
  updated: z.iso.date(),
})

export type PageFile = z.output<typeof frontMatter> & { markdown: string }

/** `{site}` and `{contact}` in a file stand for the site's name and address, so that a fork renames both in one place. */
const NAMES: Record<string, string> = { site: site.name, contact: site.contact }

const withNames = (text: string) => text.replace(/\{(site|contact)\}/g, (whole, name: string) => NAMES[name] ?? whole)

/**
 * A file of `content/`: YAML between two lines of `---`, then Markdown.
 * @throws Error when the head is missing, z.ZodError when it lacks something.
 */
export function readPageFile(file: string): PageFile {
  const [, head, markdown] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(file) ?? []
  if (head === undefined || markdown === undefined)
    throw new Error('A page begins with its title, between two lines of ---.')
  const said = z.record(z.string(), z.string()).parse(parse(head))
  const named = Object.fromEntries(Object.entries(said).map(([key, value]) => [key, withNames(value)]))
  return { ...frontMatter.parse(named), markdown: withNames(markdown) }
}
