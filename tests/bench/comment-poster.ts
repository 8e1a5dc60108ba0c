import { Agent, request } from 'node:http'
import { z } from 'zod'

/**
 * Writers who post as fast as they are answered, each on a connection of its own; a process of its own, so that it takes no
 * time from what it measures. Prints a blank line when the first is accepted, and at the end what was accepted as JSON.
 */
const plan = z.object({
  url: z.string(),
  seconds: z.number(),
  /** A server action of a page, called as a browser with scripts calls it; without it the body is JSON. */
  action: z.string().optional(),
  writers: z.array(z.object({ cookie: z.string(), authorId: z.string() })),
  pages: z.array(z.object({ path: z.string(), articleId: z.string() })),
})
const { url, seconds, action, writers, pages } = plan.parse(JSON.parse(process.argv[2] ?? '{}'))

const agent = new Agent({ keepAlive: true, maxSockets: writers.length })
const accepted: string[] = []
const times: number[] = []
let refused = ''
const started = performance.now()
const end = started + seconds * 1000

type Post = { articleId: string; content: string; postKey: string }

/** The arguments `(null, form)` in the encoding of React's server functions. */
function toActionBody(post: Post) {
  const form = new FormData()
  for (const [name, value] of Object.entries(post)) form.append(`_1_${name}`, value)
  form.append('0', '[null,"$K1"]')
  return new Response(form)
}

async function send(path: string, post: Post, writer: { cookie: string; authorId: string }): Promise<string> {
  const whole = action ? toActionBody(post) : Response.json({ ...post, authorId: writer.authorId })
  const body = Buffer.from(await whole.arrayBuffer())
  const headers = {
    'Content-Type': whole.headers.get('content-type') ?? '',
    'Content-Length': body.length,
    ...(action
      ? { 'Next-Action': action, Accept: 'text/x-component', Cookie: writer.cookie, Origin: new URL(url).origin }
      : {}),
  }
  return new Promise((done, fail) => {
    const sent = request(`${url}${path}`, { agent, method: 'POST', headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => done(`${answer.statusCode} ${text}`))
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

async function write(writer: { cookie: string; authorId: string }, first: number) {
  for (let number = first; performance.now() < end; number++) {
    const page = pages[number % pages.length]
    if (!page) throw new Error('There is no page to post on.')
    const postKey = crypto.randomUUID()
    const post = {
      articleId: page.articleId,
      content: `The fan is **quiet**, the screen is bright. ${postKey}`,
      postKey,
    }
    const began = performance.now()
    const said = await send(page.path, post, writer)
    times.push(performance.now() - began)
    if (/"ok":true/.test(said)) {
      if (accepted.push(postKey) === 1) console.log()
    } else refused ||= said.slice(0, 500)
  }
}

await Promise.all(writers.map(write))
const took = (performance.now() - started) / 1000
agent.destroy()
times.sort((a, b) => a - b)
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
console.log(JSON.stringify({ accepted, refused, perSecond: accepted.length / took, p50: at(0.5), p99: at(0.99) }))
