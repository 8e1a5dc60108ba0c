import type { Nodes, Parents, Root, Text } from 'mdast'
import type { Data, Processor } from 'unified'

type Extension = Exclude<NonNullable<Data['fromMarkdownExtensions']>[number], readonly unknown[]>
type Enter = NonNullable<NonNullable<Extension['enter']>[keyof Extension['enter']]>

/** The signs that make an address, as they are escaped: `https\://`, `me\@`, `www&#x2E;`. */
const OF_ADDRESS = /^(?:\\[:@.]|&)/

/**
 * An escaped sign begins no address. The reader of GitHub's additions looks for addresses once more in the words that are
 * read, where nothing tells any longer that a sign was escaped: from one of these on the words are another node until it
 * has looked, so that none reaches across. It has to be used behind that reader.
 */
export function heedEscapes(this: Processor) {
  const data = this.data()
  const extension: Extension = {
    enter: { characterEscape: enterSign, characterReference: enterSign },
    transforms: [joinTexts],
  }
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), extension]
}

const enterSign: Enter = function (token) {
  const parent = this.stack.at(-1)
  if (parent && 'children' in parent && OF_ADDRESS.test(this.sliceSerialize(token))) {
    const { line, column, offset } = token.start
    const start = { line, column, offset }
    const siblings: Nodes[] = parent.children
    siblings.push({ type: 'text', value: '', position: { start, end: start } })
  }
  // Goes on with the last words, which are these.
  this.config.enter.data?.call(this, token)
}

/** Words side by side are one node, as everywhere else. */
function joinTexts(tree: Root) {
  const join = (parent: Parents) => {
    const joined: Nodes[] = []
    for (const node of parent.children) {
      const last = joined.at(-1)
      if (node.type === 'text' && last?.type === 'text') joined[joined.length - 1] = toOne(last, node)
      else joined.push(node)
      if ('children' in node) join(node)
    }
    // The same nodes, of which only words were put together.
    if (joined.length < parent.children.length) parent.children = joined as typeof parent.children
  }
  join(tree)
}

function toOne(one: Text, other: Text): Text {
  const [start, end] = [one.position?.start, other.position?.end]
  return { type: 'text', value: one.value + other.value, position: start && end ? { start, end } : undefined }
}
