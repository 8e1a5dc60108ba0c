import type { Page } from '@playwright/test'
import type { Accounts } from '@/tests/support/people'
import { enter, expect, test } from '../accounts/support/test'
import { openPage } from '../support/list'
import { addTopic, postOf, text } from './support/topic'

const CODE = '```python\n# comment\n- x\n    deep()\n```'
const LIST = '3. three\n4. four\n   - [x] done\n   - below'
const TABLE = '| Port | Speed |\n| :- | -: |\n| `usb\\|c` | \\*lit\\* |\n| left | right |'
const MARKED = `Run \`# x\` and **see** [here](/forum), \\*lit\\*.\nNext line\n\n${CODE}\n\n${LIST}\n\n${TABLE}\n\n## Heading`

/** A topic whose one reply says this, open before a member. */
async function openReply(page: Page, accounts: Accounts, content: string) {
  const topic = await addTopic(accounts, await accounts.add(), { replies: 1 })
  await accounts.sql`update replies set content = ${content} where topic_id = ${topic.id}`
  await enter(page, await accounts.add())
  await openPage(page, topic.path)
}

const button = (page: Page, words: string) => postOf(page, words).getByRole('button', { name: /^Quote/ })

/** Selects from some words of a post to others, both included. */
const select = (page: Page, from: string, to: string) =>
  page.evaluate(
    ([first, last]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const nodes: Node[] = []
      while (walker.nextNode()) if (walker.currentNode.parentElement?.closest('.prose')) nodes.push(walker.currentNode)
      const [start, end] = [first, last].map((words) => nodes.find((node) => node.nodeValue?.includes(words)))
      if (!start || !end) throw new Error('No such words.')
      const until = (end.nodeValue?.indexOf(last) ?? 0) + last.length
      getSelection()?.setBaseAndExtent(start, start.nodeValue?.indexOf(first) ?? 0, end, until)
    },
    [from, to] as const,
  )

test('a reply shows what it quotes as it was: code, lists, tables, links and signs that are no marks', async ({
  page,
  accounts,
}) => {
  await openReply(page, accounts, MARKED)
  const quoted = await postOf(page, 'Run # x').locator('.prose').innerHTML()
  await button(page, 'Run # x').click()
  await expect(text(page)).toHaveValue(/\n> ```python\n> # comment\n> - x\n> {5}deep\(\)\n> ```\n/)
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('I see.')
  await page.getByRole('button', { name: 'Post Reply' }).click()

  const quotation = postOf(page, 'I see.').locator('.prose > blockquote')
  await expect(quotation.locator('pre code.language-python')).toHaveText('# comment\n- x\n    deep()')
  await expect(quotation.locator('ol[start="3"] > li')).toHaveCount(2)
  await expect(quotation.locator('ol ul input[type="checkbox"]')).toBeChecked()
  await expect(quotation.locator('td').filter({ hasText: '*lit*' })).toBeVisible()
  await expect(quotation.locator('p code')).toHaveText('# x')
  await expect(quotation.locator('em')).toHaveCount(0)
  const posted = await quotation.innerHTML()
  expect(posted.replace(/^\s*<p><strong>.*?<\/strong> wrote:<\/p>/, '').trim()).toBe(quoted.trim())
})

test('of a selection the words stay within what they stand in', async ({ page, accounts }) => {
  await openReply(page, accounts, MARKED)
  const expectQuoted = async (from: string, to: string, words: string) => {
    await text(page).fill('')
    await select(page, from, to)
    await button(page, 'Run # x').click()
    await expect(text(page)).toHaveValue(new RegExp(`^> \\*\\*.*\\*\\* wrote:\n>\n${RegExp.escape(words)}\n\n$`))
  }
  await expectQuoted('# comment', 'deep', '> ```python\n> # comment\n> - x\n>     deep\n> ```')
  await expectQuoted('four', 'done', '> 4. four\n>    - [x] done')
  await expectQuoted('*lit*', '*lit*', '> \\*lit\\*')
  await expectQuoted('left', 'right', '> | | |\n> | :- | -: |\n> | left | right |')
  await expectQuoted('Next', 'line', '> Next line')
})

test('a post that only quotes is quoted with what it quotes', async ({ page, accounts }) => {
  await openReply(page, accounts, '> **Ada** wrote:\n>\n> Only this.')
  await button(page, 'Only this.').click()
  await expect(text(page)).toHaveValue(/^> \*\*.*\*\* wrote:\n>\n> > \*\*Ada\*\* wrote:\n> >\n> > Only this\.\n\n$/)
})

test('beside words of its own a post is quoted without what it quotes', async ({ page, accounts }) => {
  await openReply(page, accounts, '> Not this.\n\nBut this.[^1]\n\n[^1]: And no note.')
  await button(page, 'But this.').click()
  await expect(text(page)).toHaveValue(/^> \*\*.*\*\* wrote:\n>\n> But this\.\n\n$/)
})

test('pressed twice while the code is under way, a post is quoted once', async ({ page, accounts }) => {
  await openReply(page, accounts, '**Slow** words.')
  await page.route('**/_next/static/chunks/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await button(page, 'Slow words.').dblclick()
  await expect(text(page)).toHaveValue(/^> \*\*.*\*\* wrote:\n>\n> \*\*Slow\*\* words\.\n\n$/)
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('Mine.')
  await expect(text(page)).toHaveValue(/^> [^\n]* wrote:\n>\n> [^\n]*\n\nMine\.$/)
})
