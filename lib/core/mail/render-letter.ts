import { escapeMarkup } from '../escape-markup'
import { site } from '../site'
import type { Letter } from './letter'

/** A letter as plain text and as HTML, in one layout that reads well in light and dark mail programs. */
export const renderLetter = (letter: Letter) => ({ text: toText(letter), html: toHtml(letter) })

function toText({ heading, paragraphs, action, note, unsubscribeHref }: Letter): string {
  const parts = [
    heading,
    ...paragraphs,
    action && `${action.label}:\n${action.href}`,
    note,
    `-- \n${site.name}: ${site.tagline}`,
    unsubscribeHref && `Unsubscribe: ${unsubscribeHref}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const STYLE = `
body { margin: 0; background: #fbfaf6; color: #16181b; font: 16px/1.6 -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
.sheet { max-width: 560px; margin: 0 auto; padding: 32px 24px; }
.name { font-weight: 700; letter-spacing: -0.01em; margin: 0 0 24px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 16px; }
p { margin: 0 0 16px; white-space: pre-line; overflow-wrap: anywhere; }
.button { display: inline-block; background: #c2330f; color: #ffffff; font-weight: 600; text-decoration: none; padding: 12px 20px; border-radius: 6px; }
.small { color: #5a5f66; font-size: 14px; }
.small a { color: inherit; }
hr { border: 0; border-top: 1px solid #e3e0d8; margin: 24px 0; }
@media (prefers-color-scheme: dark) {
  body { background: #101214 !important; color: #edebe5 !important; }
  .button { background: #ff7a52 !important; color: #1c0d07 !important; }
  .small { color: #a3a8ae !important; }
  hr { border-color: #2b2f34 !important; }
}`

function toHtml({ subject, heading, paragraphs, action, note, unsubscribeHref }: Letter): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>${STYLE}
</style>
</head>
<body>
<div class="sheet">
<p class="name">${escapeMarkup(site.name)}</p>
<h1>${escapeMarkup(heading)}</h1>
${paragraphs.map((text) => `<p>${escapeMarkup(text)}</p>`).join('\n')}
${action ? toButton(action) : ''}
<hr>
${note ? `<p class="small">${escapeMarkup(note)}</p>` : ''}
<p class="small">${escapeMarkup(`${site.name}: ${site.tagline}`)}</p>
${unsubscribeHref ? `<p class="small"><a href="${escapeMarkup(unsubscribeHref)}">Unsubscribe</a></p>` : ''}
</div>
</body>
</html>
`
}

function toButton({ label, href }: { label: string; href: string }): string {
  const safe = escapeMarkup(href)
  return `<p><a class="button" href="${safe}">${escapeMarkup(label)}</a></p>
<p class="small">Or open this address: <a href="${safe}">${safe}</a></p>`
}
