import type { Root } from 'hast'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import go from 'highlight.js/lib/languages/go'
import ini from 'highlight.js/lib/languages/ini'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import rust from 'highlight.js/lib/languages/rust'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { visit } from 'unist-util-visit'

/** Options of rehype-highlight: the languages our readers write, under the names they use for them. */
export const highlighting = {
  languages: { bash, css, diff, go, ini, javascript, json, python, rust, sql, typescript, xml, yaml },
  aliases: { bash: ['shell', 'console', 'zsh'], ini: ['toml', 'conf'] },
}

/** Characters of code coloured in one block; a longer listing is shown plain, the grammars are slow on it. */
const HIGHLIGHT_LIMIT = 10_000

/** Takes the language off long listings, so that they are not coloured. */
export function sparePlainListings() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties, children: [text] }) => {
      if (tagName !== 'code' || text?.type !== 'text') return
      if (text.value.length > HIGHLIGHT_LIMIT) properties.className = undefined
    })
  }
}
