import lighthouse from 'lighthouse'

/** Scores of 0 to 100, times in milliseconds, scripts in kilobytes as they came over the wire. */
export type Findings = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  cls: number
  tbt: number
  scriptKb: number
  requests: number
  /** Checks that did not pass, by name. */
  remarks: string[]
}

/** Lighthouse's own phone, but for the word by which the site knows that nobody is reading: it counts no view. */
const NOBODY =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/136.0.0.0 Mobile Safari/537.36'

/** Lets Lighthouse look at a page, with its mobile preset, through a browser that listens on `port`. */
export async function examine(url: string, port: number): Promise<Findings> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    emulatedUserAgent: NOBODY,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  if (!result) throw new Error(`Lighthouse says nothing about ${url}.`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = requestsOf(audits['network-requests']?.details)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    scriptKb: scriptBytes(requests) / 1024,
    requests: requests.length,
    remarks: Object.entries(categories)
      .filter(([name]) => name !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
      .flatMap(({ id }) => (audits[id]?.score === 0 ? [`${id}: ${audits[id].title}`] : [])),
  }
}

type Request = { url: string; resourceType: string; transferSize: number }

/** What the network log says; what came without the network, such as a picture within the page, is left out. */
function requestsOf(details: unknown): Request[] {
  if (!details || typeof details !== 'object' || !('items' in details) || !Array.isArray(details.items))
    throw new Error('Lighthouse kept no log of the network.')
  return details.items.filter(({ url }) => String(url).startsWith('http'))
}

/** Scripts that are fetched for later count as well. */
const scriptBytes = (requests: readonly Request[]) =>
  requests
    .filter(({ resourceType, url }) => resourceType === 'Script' || new URL(url).pathname.endsWith('.js'))
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0)

/** The median of each figure by itself; remarks of the first. */
export function toMedian(findings: Findings[]): Findings {
  const [first] = findings
  if (!first) throw new Error('Nothing was examined.')
  const median = (key: Exclude<keyof Findings, 'remarks'>) =>
    findings.map((finding) => finding[key]).sort((a, b) => a - b)[Math.floor(findings.length / 2)] ?? Number.NaN
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    lcp: median('lcp'),
    cls: median('cls'),
    tbt: median('tbt'),
    scriptKb: median('scriptKb'),
    requests: median('requests'),
    remarks: first.remarks,
  }
}
