/** What Word writes of a review: who remarks something and what, and the words that were taken out. */
const REVIEW = [
  '.MsoCommentReference',
  '[style*="mso-element:comment"]',
  '[style*="mso-element: comment"]',
  'a[href*="#_msocom"]',
  '.msocomanchor',
  '.msocomoff',
  '.msoDel',
  // By whom and when: what a page itself has struck out names nobody.
  'del[cite][datetime]',
].join(', ')

/**
 * Remarks of reviewers are for the writer, and must not come into an article; words that they have taken out are gone for every
 * reader. What a remark is about stays, and so do words that were added.
 */
export function dropReviews(page: Document) {
  for (const element of page.body.querySelectorAll(REVIEW)) element.remove()
}
