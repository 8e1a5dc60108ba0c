/** Up to the end of its host, or of what makes it one of this site: whatever follows, readers get the link. */
const PLAIN = String.raw`(?:https?:\/\/(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,}(?=[\/?#)\s])|mailto:|#|\/(?=[\w?#)-]))`
const LINK = new RegExp(String.raw`\]\(${PLAIN}`, 'g')
/** A picture of this site. Its description has no sign that could end it elsewhere. */
const OWN_PICTURE = /!\[[^[\]\\`<]*\]\(\/media\/[\w-]+\.\w+(?=[#\s)])/g
/** Addresses of another form: of definitions, and between angle brackets. */
const OTHER_FORM = /\]:|<(?=\S)/

const count = (text: string, pattern: RegExp | string) => text.split(pattern).length - 1

/**
 * Whether it can be seen without parsing that all links of a text are of the web, of mail or of this site, and all pictures of
 * this site's media. True is certain; false says nothing.
 */
export const hasPlainAddressesOnly = (markdown: string): boolean =>
  !OTHER_FORM.test(markdown) &&
  count(markdown, '](') === count(markdown, LINK) &&
  count(markdown, '![') === count(markdown, OWN_PICTURE)
