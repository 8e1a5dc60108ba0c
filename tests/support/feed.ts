import { textOf, type XmlElement } from './xml'

/** `Fri, 20 Nov 2026 08:00:00 GMT`: RFC 822 as RSS 2.0 uses it, with a year of four digits. */
const RFC_822 = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/
// What XML 1.0 cannot hold is refused by the parser already; what else is no sign is of no use in a feed.
const CONTROL = /[^\P{Cc}\t\n\r]/u
const ADDRESS = /\s(?:href|src)="([^"]*)"/g

/** What RSS 2.0 and its readers require of a feed, and this one lacks; `site` is the origin of what it leads to. */
export function findFeedProblems(root: XmlElement, site: string): string[] {
  const [channel, ...others] = root.children
  if (root.name !== 'rss' || root.attributes.version !== '2.0') return ['no RSS 2.0']
  if (channel?.name !== 'channel' || others.length) return ['not exactly one channel']
  const items = channel.children.filter(({ name }) => name === 'item')
  const guids = items.map((item) => textOf(item, 'guid'))
  return [
    ...findOwnProblems(channel, site).map((problem) => `channel: ${problem}`),
    ...findBuildProblems(channel, items, site),
    ...items.flatMap((item) => findItemProblems(item, site).map((problem) => `${textOf(item, 'title')}: ${problem}`)),
    ...guids.filter((guid, place) => guids.indexOf(guid) !== place).map((guid) => `${guid} stands twice`),
    ...findNames(root).flatMap((name) => findNameProblems(name, root.attributes)),
  ]
}

/** What a channel and each item of it must say: a title, an address of the site and a description, each once. */
function findOwnProblems(element: XmlElement, site: string): string[] {
  const wrong = ['title', 'link', 'description'].flatMap((name) => {
    const found = element.children.filter((child) => child.name === name)
    return found.length === 1 && found[0]?.text.trim() ? [] : [`${found.length} ${name}, or one that is empty`]
  })
  const texts = element.children.filter(({ text }) => CONTROL.test(text)).map(({ name }) => `${name} has control signs`)
  const link = textOf(element, 'link')
  return [...wrong, ...texts, ...(isOf(site, link) ? [] : [`${link} is no address of the site`])]
}

function findBuildProblems(channel: XmlElement, items: XmlElement[], site: string): string[] {
  const [self] = channel.children.filter(({ name }) => name === 'atom:link')
  const built = textOf(channel, 'lastBuildDate')
  const newest = Math.max(...items.map((item) => Date.parse(textOf(item, 'atom:updated') || textOf(item, 'pubDate'))))
  return [
    ...(self?.attributes.rel === 'self' && isOf(site, self.attributes.href ?? '') ? [] : ['does not name itself']),
    ...(isRfc822(built) ? [] : [`built at ${built}`]),
    ...(Math.floor(newest / 1000) * 1000 === Date.parse(built) ? [] : [`built at ${built}, not when an item changed`]),
  ]
}

function findItemProblems(item: XmlElement, site: string): string[] {
  const [guid] = item.children.filter(({ name }) => name === 'guid')
  const [published, updated] = [textOf(item, 'pubDate'), textOf(item, 'atom:updated')]
  const addresses = [...textOf(item, 'content:encoded').matchAll(ADDRESS)].map(([, address = '']) => address)
  return [
    ...findOwnProblems(item, site),
    ...(guid?.text && (guid.attributes.isPermaLink === 'false' || isOf(site, guid.text)) ? [] : ['no name of its own']),
    ...(isRfc822(published) ? [] : [`published at ${published}`]),
    ...(RFC_3339.test(updated) && Date.parse(updated) >= Date.parse(published) ? [] : [`changed at ${updated}`]),
    ...addresses.filter((address) => !URL.canParse(address)).map((address) => `${address} is not whole`),
  ]
}

const isOf = (site: string, address: string) => URL.parse(address)?.origin === site

/** A date is written as every program writes it, so that its day of the week is the right one. */
const isRfc822 = (text: string) => RFC_822.test(text) && new Date(text).toUTCString() === text

const findNames = (element: XmlElement): string[] => [element.name, ...element.children.flatMap(findNames)]

/** A name of another vocabulary needs that vocabulary. */
function findNameProblems(name: string, known: Record<string, string>): string[] {
  const [prefix, rest] = name.split(':')
  return rest === undefined || known[`xmlns:${prefix}`] ? [] : [`${name} is not declared`]
}
