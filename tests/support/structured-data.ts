/** A thing of schema.org as it stands in a page. */
export type Thing = Record<string, unknown>

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/**
 * What Google requires of each type, by name (Search Central, structured data; shared rules for search engines, section 2).
 * A type without a line here fails, so that none is used unchecked.
 */
const RULES: Record<string, { required?: string[]; oneOf?: string[]; check?: (thing: Thing) => string[] }> = {
  WebSite: { required: ['name', 'url'] },
  Organization: { required: ['name', 'url', 'logo'] },
  NewsMediaOrganization: { required: ['name', 'url', 'logo'] },
  ContactPoint: { required: ['contactType'], oneOf: ['email', 'telephone', 'url'] },
  ImageObject: { required: ['url', 'width', 'height'] },
  BreadcrumbList: { required: ['itemListElement'], check: checkBreadcrumbs },
  ItemList: { required: ['itemListElement'], check: checkPositions },
  ListItem: { required: ['position'], oneOf: ['name', 'item', 'url'] },
  CollectionPage: { required: ['name', 'url', 'mainEntity'] },
  Product: { required: ['name'], oneOf: ['review', 'aggregateRating', 'offers'] },
  Brand: { required: ['name'] },
  Offer: { required: ['price', 'priceCurrency'] },
  AggregateOffer: { required: ['lowPrice', 'priceCurrency'] },
  Review: { required: ['author', 'reviewRating', 'datePublished'], check: checkNotes },
  Rating: { required: ['ratingValue', 'bestRating', 'worstRating'], check: checkRating },
  Article: { required: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'], check: checkHeadline },
  DiscussionForumPosting: {
    required: ['author', 'datePublished', 'headline', 'url'],
    oneOf: ['text', 'image', 'video'],
  },
  Comment: { required: ['author', 'datePublished'], oneOf: ['text', 'image', 'video'] },
  InteractionCounter: { required: ['interactionType', 'userInteractionCount'] },
  Person: { required: ['name'], check: checkPerson },
  ProfilePage: { required: ['mainEntity'] },
  AboutPage: { required: ['name', 'url'] },
  ContactPage: { required: ['name', 'url'] },
  WebPage: { required: ['name', 'url'] },
}

/** Everything of schema.org that a page holds, read back from its script elements. @throws when one is not JSON. */
export function readStructuredData(html: string): Thing[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([, json = '']) => {
    const graph: unknown = JSON.parse(json)
    if (!isThing(graph) || graph['@context'] !== 'https://schema.org') throw new Error('no schema.org context')
    return list(graph['@graph'] ?? graph).filter(isThing)
  })
}

/** What is wrong with a thing and everything in it; `site` is the origin that its addresses must have. */
export function findProblems(thing: Thing, site: string, path = ''): string[] {
  const type = String(thing['@type'])
  const here = `${path}${type}`
  const rule = RULES[type]
  if (!rule) return [`${here} has no rule`]
  const missing = (rule.required ?? []).filter((name) => isEmpty(thing[name])).map((name) => `${here} lacks ${name}`)
  const none = rule.oneOf?.every((name) => isEmpty(thing[name]))
    ? [`${here} lacks all of ${rule.oneOf.join(', ')}`]
    : []
  const own = (rule.check?.(thing) ?? []).map((problem) => `${here}: ${problem}`)
  const values = Object.entries(thing).flatMap(([name, value]) =>
    checkValue(name, value, site).map((at) => `${here}: ${at}`),
  )
  const inner = Object.values(thing)
    .flatMap(list)
    .filter(isThing)
    .flatMap((child) => findProblems(child, site, `${here} > `))
  return [...missing, ...none, ...own, ...values, ...inner]
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || list(value).length === 0

function checkValue(name: string, value: unknown, site: string): string[] {
  if (/^date/.test(name)) return ZONED.test(String(value)) ? [] : [`${name} is no time with a zone: ${value}`]
  const isAddress = ['url', 'item', 'image', 'mainEntityOfPage'].includes(name)
  const wrong = isAddress ? list(value).filter((one) => typeof one === 'string' && !one.startsWith(site)) : []
  return wrong.map((one) => `${name} is not an address of this site: ${one}`)
}

function checkBreadcrumbs({ itemListElement }: Thing): string[] {
  const items = list(itemListElement).filter(isThing)
  if (items.length < 2) return ['fewer than two steps']
  return [
    ...checkPositions({ itemListElement }),
    ...items.filter(({ name }) => !name).map(() => 'a step without a name'),
    ...items.slice(0, -1).flatMap(({ item }) => (item ? [] : ['a step without an address'])),
  ]
}

function checkPositions({ itemListElement }: Thing) {
  return list(itemListElement)
    .filter(isThing)
    .flatMap(({ position }, index) => (position === index + 1 ? [] : [`position ${position} stands at ${index + 1}`]))
}

function checkNotes({ positiveNotes, negativeNotes }: Thing): string[] {
  const count = (notes: unknown) => (isThing(notes) ? list(notes.itemListElement).length : 0)
  if (positiveNotes === undefined && negativeNotes === undefined) return []
  return count(positiveNotes) + count(negativeNotes) < 2 ? ['fewer than two notes in all'] : []
}

function checkRating({ ratingValue, bestRating, worstRating }: Thing): string[] {
  const [value, best, worst] = [ratingValue, bestRating, worstRating].map(Number)
  return value !== undefined && best !== undefined && worst !== undefined && value >= worst && value <= best
    ? []
    : [`${ratingValue} is outside ${worstRating} to ${bestRating}`]
}

function checkHeadline({ headline }: Thing) {
  return String(headline).length > 200 ? ['the headline is too long'] : []
}

function checkPerson({ name }: Thing) {
  return String(name).length > 99 ? ['the name is too long'] : []
}
