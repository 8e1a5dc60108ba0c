import { createHash } from 'node:crypto'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { captionPictures, frameTables, keepLineBreaks, nameControls } from '@/lib/core/markdown/blocks'
import { cardEmbeds } from '@/lib/core/markdown/embeds'
import { scopeFootnotes } from '@/lib/core/markdown/footnotes'
import { anchorHeadings, type Heading, leadToHeadings, levelHeadings } from '@/lib/core/markdown/headings'
import { highlightCode } from '@/lib/core/markdown/highlight'
import {
  authorRelation,
  editorialRelation,
  type LinkRelation,
  limitPictures,
  memberRelation,
  relateLinks,
} from '@/lib/core/markdown/links'
import { parseMarkdown } from '@/lib/core/markdown/parse'
import { schema } from '@/lib/core/markdown/schema'
import type { Role } from '@/lib/generated/prisma/enums'

// Ids are named by `scopeFootnotes`; a prefix here would only have to be taken off again.
const toHtmlTree = { clobberPrefix: '' }

/** The page has its own `h1`, so the text starts at `h2`. Sanitising comes last: nothing after it adds or changes. */
const editorial = (relation: LinkRelation) =>
  unified()
    .use(remarkRehype, toHtmlTree)
    .use(scopeFootnotes)
    .use(limitPictures, 'media and https')
    .use(relateLinks, relation)
    .use(cardEmbeds)
    .use(captionPictures)
    .use(levelHeadings, (level: number) => Math.max(2, level))
    .use(anchorHeadings)
    .use(leadToHeadings)
    .use(frameTables, 'region')
    .use(nameControls)
    .use(highlightCode)
    .use(rehypeSanitize, schema)
    .use(rehypeStringify)
    .freeze()

/** By who wrote it: the links of staff are the site's word, those of a member are their own. */
const editorials = {
  admin: editorial(editorialRelation),
  moderator: editorial(editorialRelation),
  user: editorial(authorRelation),
} satisfies Record<Role, unknown>

const member = unified()
  .use(keepLineBreaks)
  .use(remarkRehype, toHtmlTree)
  .use(scopeFootnotes)
  .use(limitPictures, 'media')
  .use(relateLinks, memberRelation)
  .use(captionPictures)
  .use(levelHeadings, (level: number) => level + 2)
  .use(frameTables, 'group')
  .use(nameControls)
  .use(highlightCode)
  .use(rehypeSanitize, schema)
  .use(rehypeStringify)
  .freeze()

/**
 * The text of an article or review as safe HTML, with its headings for a table of contents. `by`: the role of its author.
 * @throws MarkdownTooLong above 200 kB.
 */
export function renderEditorial(markdown: string, by: Role): { html: string; headings: Heading[] } {
  const file = new VFile({ data: { scope: 'text' } })
  const tree = editorials[by].runSync(parseMarkdown(markdown), file)
  return { html: editorials[by].stringify(tree, file), headings: file.data.headings ?? [] }
}

/**
 * The text of a comment, topic or reply as safe HTML. Ids of footnotes differ from text to text, so that many
 * can stand on one page.
 * @throws MarkdownTooLong above 200 kB.
 */
export function renderMember(markdown: string): { html: string } {
  const scope = createHash('sha1').update(markdown).digest('hex').slice(0, 10)
  const file = new VFile({ data: { scope } })
  return { html: member.stringify(member.runSync(parseMarkdown(markdown), file), file) }
}
