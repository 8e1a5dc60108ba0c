import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { filePolicy, steadyHeaders } from '@/lib/core/file-headers'
import { shared } from '@/lib/operations/front/bridge'
import { createFront } from '@/lib/operations/front/front-server'
import { LONGEST_PAUSE } from '@/lib/operations/front/pass-on'
import { hearFront } from '@/lib/operations/repeatable-answers'

/** What stands in for Next, and the front before it. */
let next: Server
let front: Server
let answer: (request: IncomingMessage, response: ServerResponse) => unknown

const listen = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

beforeAll(async () => {
  next = createServer({ requireHostHeader: false }, (asked, response) => void answer(asked, response))
  const inner = await listen(next)
  const [secret, epoch] = ['a-secret', new Int32Array(new SharedArrayBuffer(4))]
  front = createFront({ inner, secret, epoch }).server
  shared.fieldtestFront = { secret, epoch, repeat: () => {}, time: () => ({ active: 0, idle: 0 }), open: () => {} }
  await listen(front)
})
afterAll(() => {
  front.close()
  next.close()
})
beforeEach(() => {
  answer = (_, response) => response.end('fine')
})

type Question = {
  path?: string
  method?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
  agent?: Agent
  localAddress?: string
}

const ask = ({ path = '/a', method = 'GET', headers = {}, body, ...how }: Question = {}) =>
  new Promise<{ status?: number; headers: IncomingMessage['headers']; raw: string[]; body: Buffer }>((done, fail) => {
    const { port } = front.address() as AddressInfo
    const asked = request({ host: '127.0.0.1', port, path, method, headers, ...how }, async (said) => {
      buffer(said).then(
        (whole) => done({ status: said.statusCode, headers: said.headers, raw: said.rawHeaders, body: whole }),
        fail,
      )
    })
    asked.on('error', fail)
    asked.end(body)
  })

/** The answer to what is written as it stands, until the connection ends. */
const say = async (words: string) => {
  const socket = connect((front.address() as AddressInfo).port, '127.0.0.1')
  socket.write(words, 'latin1')
  return text(socket)
}

test('an answer arrives as it was given: status, repeated headers, body', async () => {
  answer = (_, response) => {
    response.writeHead(418, 'Short and stout', {
      'Set-Cookie': ['a=1', 'b=2'],
      Link: '</x>; rel=preload',
      Connection: 'close',
    })
    response.end('tea')
  }
  const said = await ask()
  expect(said).toMatchObject({ status: 418, headers: { 'set-cookie': ['a=1', 'b=2'], link: '</x>; rel=preload' } })
  expect(said.body.toString()).toBe('tea')
  // What one connection is to the other is nobody else's business.
  expect(said.headers.connection).not.toBe('close')
  expect(said.raw.filter((name) => name.toLowerCase() === 'date')).toHaveLength(1)
})

test('pieces of an answer are passed on as they come', async () => {
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
  answer = async (_, response) => {
    response.write('first ')
    await isRead
    response.end('last')
  }
  const { port } = front.address() as AddressInfo
  const words = await new Promise<string>((done, fail) => {
    request({ host: '127.0.0.1', port, path: '/' }, (said) => {
      let all = ''
      said.setEncoding('utf8').on('data', (piece) => {
        all += piece
        // Next waits for this: without the first piece there is no second one.
        read()
      })
      said.on('end', () => done(all))
    })
      .on('error', fail)
      .end()
  })
  expect(words).toBe('first last')
})

test.each<[string, Question]>([
  ['with its length', { method: 'POST', body: Buffer.alloc(3_000_000, 'a'), headers: { 'Content-Length': '3000000' } }],
  ['in pieces', { method: 'POST', body: Buffer.alloc(3_000_000, 'b'), headers: { 'Transfer-Encoding': 'chunked' } }],
  ['of a method that has none as a rule', { method: 'DELETE', body: 'c', headers: { 'Content-Length': '1' } }],
])('a body %s reaches Next whole', async (_name, question) => {
  let heard = Buffer.alloc(0)
  answer = async (asked, response) => {
    heard = await buffer(asked)
    response.end(asked.method)
  }
  expect((await ask(question)).body.toString()).toBe(question.method)
  expect(heard.equals(Buffer.from(question.body ?? ''))).toBe(true)
})

describe('Next hears', () => {
  let heard: { peer: string; url?: string; method?: string; headers: IncomingMessage['headers'] }
  beforeEach(() => {
    answer = (asked, response) => {
      const peer = hearFront(asked, response)
      heard = { peer, url: asked.url, method: asked.method, headers: asked.headers }
      response.end()
    }
  })

  test('the address, the host and the headers as they were sent', async () => {
    const headers = { Host: 'site.example', Cookie: ['a=1', 'b=2'], Expect: '100-continue' }
    await ask({ path: '/a%2Fb?q=%C3%A4&q=2', method: 'PUT', headers })
    expect(heard).toMatchObject({
      url: '/a%2Fb?q=%C3%A4&q=2',
      method: 'PUT',
      headers: { host: 'site.example', cookie: 'a=1; b=2' },
    })
    expect(heard.headers).not.toHaveProperty('expect')
    await ask({ headers: { 'X-Forwarded-For': '203.0.113.9' } })
    expect(heard.headers).toHaveProperty('x-forwarded-for', '203.0.113.9')
  })

  // Every address of 127/8 is this machine on Linux alone.
  const localAddress = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1'
  test.each<[string, Record<string, string | string[]>]>([
    ['', {}],
    [' who speaks as the front does', { 'X-Front': ['a-secret 203.0.113.7 plain', 'a-secret 203.0.113.8 own'] }],
    [' with more headers than a server reads', Object.fromEntries([['a', Array<string>(1200).fill('')]])],
  ])('whose socket it was%s', async (_name, headers) => {
    await ask({ headers, localAddress })
    expect(heard).toMatchObject({ peer: localAddress, headers: { 'x-forwarded-for': localAddress } })
    expect(heard.headers).not.toHaveProperty('x-front')
  })

  test('nothing from whoever asks it directly and does not know the secret', async () => {
    const { port } = next.address() as AddressInfo
    for (const said of ['another-secret 203.0.113.7 plain', '203.0.113.7', '']) {
      await fetch(`http://127.0.0.1:${port}/a`, { headers: { 'X-Front': said } })
      expect(heard).toMatchObject({ peer: '127.0.0.1', url: '/a' })
    }
  })
})

test('an answer to the head alone, and one without a body, keep what they say of it', async () => {
  answer = (asked, response) => {
    response.writeHead(asked.url === '/known' ? 304 : 200, { 'Content-Length': '2000', ETag: '"x"' }).end()
  }
  expect(await ask({ method: 'HEAD' })).toMatchObject({ status: 200, headers: { 'content-length': '2000' } })
  expect(await ask({ path: '/known' })).toMatchObject({ status: 304, headers: { etag: '"x"' } })
})

test('who sends too much is answered before all of it was read', async () => {
  answer = (_, response) => response.writeHead(413, { Connection: 'close' }).end('too long')
  const said = await ask({ method: 'POST', body: Buffer.alloc(200_000, 'a') })
  expect([said.status, said.body.toString()]).toEqual([413, 'too long'])
})

describe('who goes on sending after an answer', () => {
  beforeEach(() => {
    answer = (asked, response) => {
      asked.once('data', () => {
        asked.pause()
        response.writeHead(303, { Location: '/b' }).end()
      })
    }
  })
  const sendOn = async (agent: Agent, bytes: number) => {
    const { port } = front.address() as AddressInfo
    const upload = request({ host: '127.0.0.1', port, path: '/a', method: 'POST', agent }, (said) => said.resume())
    let isSent = false
    upload.once('finish', () => {
      isSent = true
    })
    upload.on('error', () => {})
    upload.end(Buffer.alloc(bytes))
    await new Promise((done) => upload.once('close', done))
    return isSent
  }

  test('is heard to the end, on a connection that stays', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    // More than the buffers of a connection hold: whoever is not heard cannot send all of it.
    expect(await sendOn(agent, 24_000_000)).toBe(true)
    answer = (_, response) => response.end('fine')
    expect((await ask({ agent })).body.toString()).toBe('fine')
    agent.destroy()
  })

  test('may pause longer than a connection that waits for its next request', async () => {
    const connected = new Promise<Socket>((met) => front.once('connection', met))
    const { port } = front.address() as AddressInfo
    const agent = new Agent({ keepAlive: true })
    const asked = { host: '127.0.0.1', port, path: '/a', method: 'POST', headers: { 'Content-Length': '2000' }, agent }
    const upload = request(asked, (said) => said.resume())
    upload.write('half')
    await once(upload, 'response')
    const socket = await connected
    await expect.poll(() => socket.timeout).toBe(LONGEST_PAUSE)
    upload.on('error', () => {}).destroy()
    agent.destroy()
  })

  test('is not heard for ever', async () => {
    const agent = new Agent({ keepAlive: true })
    expect(await sendOn(agent, 100_000_000)).toBe(false)
    agent.destroy()
  })
})

test('an answer that breaks off breaks off for the visitor', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'Content-Length': '2000' })
    response.write('half', () => response.destroy())
  }
  await expect(ask()).rejects.toThrow(/aborted/)
})

test('Next is told when the visitor has left', async () => {
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<ServerResponse>()
  answer = (_, response) => begin(response)
  const agent = new Agent()
  const left = ask({ agent }).catch(() => 'left')
  const response = await hasBegun
  const isClosed = new Promise((done) => response.once('close', done))
  agent.destroy()
  expect(await left).toBe('left')
  await isClosed
})

test('who leaves in the middle of an upload takes nobody along', async () => {
  const { promise: isBroken, resolve: breakOff } = Promise.withResolvers<void>()
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
  answer = (asked) => {
    asked.once('data', begin)
    asked.once('error', () => breakOff())
  }
  const { port } = front.address() as AddressInfo
  const upload = request({ host: '127.0.0.1', port, path: '/a', method: 'POST', headers: { 'Content-Length': '2000' } })
  upload.on('error', () => {})
  upload.write('half')
  await hasBegun
  upload.destroy()
  await isBroken
  answer = (_, response) => response.end('fine')
  expect((await ask()).body.toString()).toBe('fine')
})

test('who leaves after an early answer leaves no upload behind', { timeout: 5_000 }, async () => {
  const { promise: isGone, resolve: gone } = Promise.withResolvers<void>()
  answer = (asked, response) => {
    asked.socket.once('close', () => gone())
    response.writeHead(204).end()
  }
  const { port } = front.address() as AddressInfo
  const upload = request({ host: '127.0.0.1', port, path: '/a', method: 'POST', headers: { 'Content-Length': '2000' } })
  upload.on('error', () => {})
  upload.write('half')
  await once(upload, 'response')
  upload.destroy()
  await expect(isGone).resolves.toBeUndefined()
})

test('what Next gave up unheard is asked again, unless it may have done something', async () => {
  const agent = new Agent({ keepAlive: true })
  for (const [question, status] of [
    [{ method: 'GET' }, 200],
    [{ method: 'POST', body: 'a', headers: { 'Content-Length': '1' } }, 502],
    [{ method: 'POST', headers: { 'Content-Length': '0' } }, 502],
    [{ method: 'DELETE' }, 502],
  ] as const) {
    let asked = 0
    await ask({ agent })
    answer = (heard, response) => {
      asked += 1
      if (asked === 1) heard.socket.resetAndDestroy()
      else response.end('fine')
    }
    expect((await ask({ ...question, agent })).status).toBe(status)
    answer = (_, response) => response.end('fine')
  }
  agent.destroy()
})

test.each([
  [
    'an address with its host',
    'GET http://other.example/a HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n',
    /200 OK/,
  ],
  ['the server as a whole', 'OPTIONS * HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n', /200 OK/],
  ['the first protocol', 'GET /a HTTP/1.0\r\n\r\n', /200 OK/],
  [
    'an address in bytes beyond ASCII',
    'GET /\xe4\xff HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n',
    /400 Bad Request/,
  ],
  ['two lengths', 'POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', /400 Bad Request/],
  [
    'a length and pieces',
    'POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    /400 Bad Request/,
  ],
  ['no protocol at all', 'hello\r\n\r\n', /400 Bad Request/],
])('%s is heard as a server hears it', async (_name, words, status) => {
  expect(await say(words)).toMatch(status)
})

test.each([
  ['an address that nobody can write', 'GET /\xe4 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['no host', 'GET /a HTTP/1.1\r\n\r\n', 400],
  ['a header without a name', 'GET /a HTTP/1.1\r\nHost: x\r\n: a\r\n\r\n', 400],
  ['two lengths', 'POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ['what nobody does', 'GET /a HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417],
  ['an address too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['a question that Next gives up', 'DELETE /gone HTTP/1.1\r\nHost: x\r\n\r\n', 502],
])('%s is refused with the headers of every answer', async (_name, words, status) => {
  answer = (asked) => asked.socket.destroy()
  const [head = ''] = (await say(words)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toContain(`\r\n${filePolicy.key}: ${filePolicy.value}`)
  for (const { key, value } of steadyHeaders) expect(head).toContain(`\r\n${key}: ${value}\r\n`)
})

test('a fault of ours refuses one request and is logged, which an address that nobody can write is not', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const noPort = 70_000
  const broken = createFront({ inner: noPort, secret: 'a', epoch: new Int32Array(new SharedArrayBuffer(4)) }).server
  const port = await listen(broken)
  expect((await fetch(`http://127.0.0.1:${port}/a?token=secret`)).status).toBe(400)
  broken.close()
  await say('GET /\xe4 HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n')
  expect(logged.mock.calls).toEqual([[expect.stringMatching(/^\{.*"front\.failed".*70000/)]])
  expect(String(logged.mock.calls)).not.toContain('secret')
  logged.mockRestore()
})

test('an address that is longer than can be read is told in words, all of it heard', async () => {
  const words = await say(`GET /search?q=${'%E9%9B%BB'.repeat(10_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)
  const [head = '', body = ''] = words.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 431 /)
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`)
  expect(body).toContain('<h1>This address is too long</h1>')
  expect(head).toContain(`${filePolicy.value}; style-src 'unsafe-inline'\r\n`)
  expect((await ask()).status).toBe(200)
})

test('who goes on with what cannot be read is answered once, and left', async () => {
  const socket = connect((front.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  const more = setInterval(() => socket.write('a'.repeat(60_000)), 20)
  socket.write(`GET /${'a'.repeat(60_000)}`)
  const said = text(socket)
  await once(socket, 'close').finally(() => clearInterval(more))
  expect((await said).match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('nothing is written into an answer that has begun', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'Content-Length': '2000' })
    response.write('begun')
  }
  const socket = connect((front.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  let said = ''
  socket.setEncoding('latin1').on('data', (piece: string) => {
    // What comes now is no request, and the first one has half of its answer.
    if (!said.includes('begun') && (said + piece).includes('begun')) socket.write('hello\r\n\r\n')
    said += piece
  })
  socket.write('GET /a HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'close')
  expect(said.match(/HTTP\/1\.1/g)).toHaveLength(1)
})
