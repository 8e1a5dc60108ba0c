import type { ElementContent, Root } from 'hast'
import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import cpp from 'highlight.js/lib/languages/cpp'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import go from 'highlight.js/lib/languages/go'
import ini from 'highlight.js/lib/languages/ini'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import kotlin from 'highlight.js/lib/languages/kotlin'
import python from 'highlight.js/lib/languages/python'
import ruby from 'highlight.js/lib/languages/ruby'
import rust from 'highlight.js/lib/languages/rust'
import sql from 'highlight.js/lib/languages/sql'
import swift from 'highlight.js/lib/languages/swift'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import { SKIP, visit } from 'unist-util-visit'
import { LANGUAGE_CLASS } from '@/lib/core/markdown/schema'

/** The languages our readers write, under the names they use for them. JSX needs `xml` beside `javascript`. */
const languages = createLowlight({
  bash,
  c,
  cpp,
  css,
  diff,
  go,
  ini,
  java,
  javascript,
  json,
  kotlin,
  python,
  ruby,
  rust,
  sql,
  swift,
  typescript,
  xml,
  yaml,
})
languages.registerAlias({ bash: ['shell', 'console', 'zsh'], ini: ['toml', 'conf'] })

/** Markup alone: a page of `<script><script>…` would start the grammar of scripts again and again, for seconds. */
const markup = createLowlight({ xml })

/** Characters of code coloured in one listing, and in one text; the grammars are slow on some. The rest stays plain. */
const LISTING_LIMIT = 10_000
const TEXT_LIMIT = 40_000
/**
 * Code does not go on for so long without a space, or with hardly any sign. The time of some grammars grows with the square of
 * that: those of C with words and pointers, that of ini with keys.
 */
const SHAPELESS = /\S{300}|[\w\s*&]{500}|[\w\s.'"-]{500}/
/** Levels of nesting; code written to nest deeper (`${`${`…) would exhaust the stack of what follows. */
const HIGHLIGHT_DEPTH = 50

function isDeep(nodes: readonly ElementContent[]) {
  let level: readonly ElementContent[] = nodes
  for (let depth = 0; depth < HIGHLIGHT_DEPTH; depth += 1) {
    level = level.flatMap((node) => (node.type === 'element' ? node.children : []))
    if (level.length === 0) return false
  }
  return true
}

/** A language inside another (JSX) comes in a span of its bare name, a class that could be anybody's. */
function dropLanguageNames(nodes: ElementContent[]) {
  visit({ type: 'root', children: nodes } satisfies Root, 'element', ({ properties }) => {
    if (languages.registered(String(properties.className))) properties.className = undefined
  })
}

function languageOf(className: unknown) {
  const name = String(className)
    .replace(/^language-/, '')
    .toLowerCase()
  return languages.registered(name) ? name : null
}

/** Colours code blocks whose language is named and known. */
export function highlightCode() {
  return (tree: Root) => {
    let room = TEXT_LIMIT
    visit(tree, 'element', (node, _index, parent) => {
      const [code] = node.children
      if (node.tagName !== 'code' || code?.type !== 'text') return
      if (parent?.type !== 'element' || parent.tagName !== 'pre') return

      if (!LANGUAGE_CLASS.test(String(node.properties.className))) node.properties.className = undefined
      const language = languageOf(node.properties.className)
      if (!language || code.value.length > Math.min(room, LISTING_LIMIT) || SHAPELESS.test(code.value)) return

      room -= code.value.length
      const highlighter = markup.registered(language) ? markup : languages
      // lowlight's root holds no doctype, which is all that tells its children from those of an element.
      const coloured = highlighter.highlight(language, code.value).children as ElementContent[]
      if (isDeep(coloured)) return
      dropLanguageNames(coloured)
      node.properties.className = ['hljs', `language-${language}`]
      node.children = coloured
      return SKIP
    })
  }
}
