/**
 * What programs call themselves that read pages, check links, measure them, fetch them for an assistant, or are written by
 * hand. Cubot makes telephones.
 */
const PROGRAMS =
  /(?<!\bcu)bot(?:\b|_)|crawl|spider|slurp|scrape|preview|prerender|monitor|uptime|lighthouse|headless|validator|feed|archiver|google-inspectiontool|googleother|google-read-aloud|(?:mediapartners|apis)-google|meta-external|-user\b|facebookexternalhit|embedly|whatsapp|skypeuripreview|curl|wget|libwww|python|perl|ruby|php|java\/|okhttp|axios|node|undici|got \(|go-http|http-?client|postman|insomnia|phantomjs|gtmetrix|\bptst\/|synthetic|site24x7|pingdom|cypress|playwright|puppeteer|selenium/i

/** Who gives the address of a page about itself, or says what it is compatible with, as browsers of long ago did too. */
const INTRODUCTION = /\+https?:|compatible; (?!msie|konqueror)/i

/**
 * Whether a request comes from a program, as far as it says so itself: by its name, by having none, or because a browser
 * fetches ahead what nobody has asked for yet. Good enough for counting, and for nothing else.
 */
export function isRobot(headers: Pick<Headers, 'get'>): boolean {
  const name = headers.get('user-agent')
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? headers.get('x-moz') ?? ''
  return !name || PROGRAMS.test(name) || INTRODUCTION.test(name) || /prefetch|prerender|preview/i.test(purpose)
}
