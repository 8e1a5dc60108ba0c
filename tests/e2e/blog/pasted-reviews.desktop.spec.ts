import { expect, test } from '../accounts/support/test'
import { beginText, markdown, paste, writing } from './support'

test('remarks of reviewers and what they took out stay behind', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await paste(page, {
    'text/html':
      "<p>See <a style='mso-comment-reference:AB_1'>here</a><span class=MsoCommentReference>" +
      '<a class=msocomanchor href="#_msocom_1" name="_msoanchor_1">[AB1]</a></span> for ' +
      '<del cite="mailto:AB" datetime="2024-01-01T12:00">old</del><ins cite="mailto:AB" datetime="2024-01-01T12:00">new</ins> ' +
      "and <del>struck</del></p><div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'>" +
      '<div class=msocomtxt id="_com_1"><p class=MsoCommentText><a href="#_msoanchor_1" class=msocomoff>[AB1]</a>Secret</p>' +
      '</div></div></div>',
  })
  await expect.poll(() => markdown(page)).toBe('See here for new and ~~struck~~\n')
})

test('boxes that another page writes or draws are tasks, and a summary is a line of its own', async ({
  page,
  accounts,
}) => {
  await beginText(page, await accounts.add())
  await paste(page, {
    'text/html':
      '<ul><li>[x] Done</li><li>[ ] Open</li><li><code>[x] Code</code></li>' +
      '<li><div class="checkbox checkbox-on"></div> <span>Drawn</span></li></ul>' +
      '<details><summary>In short</summary>At length</details>',
  })
  await expect
    .poll(() => markdown(page))
    .toBe('- [x] Done\n- [ ] Open\n- `[x] Code`\n- [x] Drawn\n\nIn short\n\nAt length\n')
})

test('it is said that pictures of pasted Markdown do not come along', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await paste(page, { 'text/plain': '# Head\n\n![Chart](https://o.example/a.png)\n\nEnd' })
  await expect.poll(() => markdown(page)).toBe('## Head\n\nChart\n\nEnd\n')
  const told = 'Pictures of other sites are not shown here. Please add it as a file.'
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: told })).toBeVisible()
})

test('what a menu of the browser pastes takes the place of what was chosen just before', async ({ page, accounts }) => {
  await beginText(page, await accounts.add())
  await page.keyboard.type('One two')
  await writing(page).evaluate((element) => {
    const line = element.querySelector('p')?.firstChild
    if (line) getSelection()?.setBaseAndExtent(line, 0, line, 3)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Three')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => markdown(page)).toBe('Three two\n')
})
