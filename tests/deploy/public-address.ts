import { ask } from './ask'
import { type Check, same } from './checks'
import { startEdge } from './edge-server'
import { startFakeApplication } from './fake-application'

/** That readers who come by another scheme or name are led to the one address of the site, in one hop. */
export async function checkPublicAddress(nginx: string, check: Check): Promise<void> {
  const application = await startFakeApplication()
  const plain = await startEdge(nginx, application.port, 'http://site.example')
  const secure = await startEdge(nginx, application.port, 'https://site.example')
  const answerOf = async (address: string, Host: string, path = '/reviews?tab=popular', method = 'GET') => {
    const { status, headers } = await ask(address + path, { headers: { Host }, method })
    return [status, headers.location]
  }
  console.log('\nThe one address of the site')
  try {
    await check('its own name is served, however it is written', async () => {
      same(await answerOf(plain.address, 'site.example'), [200, undefined])
      same(await answerOf(plain.address, 'Site.Example'), [200, undefined])
    })
    await check('another name leads to it, with path and query', async () => {
      for (const name of ['www.site.example', 'site.example.evil.example', 'site.example:81', '127.0.0.1'])
        same(await answerOf(plain.address, name), [308, 'http://site.example/reviews?tab=popular'])
    })
    await check('http leads to https and www to the bare name in one hop, for forms as well', async () => {
      for (const name of ['site.example', 'www.site.example'])
        for (const method of ['GET', 'POST'])
          same(await answerOf(secure.address, name, '/a?b=c', method), [308, 'https://site.example/a?b=c'])
    })
    await check('whether something lives may be asked by any name', async () => {
      same(await answerOf(secure.address, '127.0.0.1:8080', '/edge-live'), [204, undefined])
      same(await answerOf(secure.address, '10.0.0.7', '/api/health/live'), [200, undefined])
    })
  } finally {
    await Promise.all([plain.stop(), secure.stop(), application.stop()])
  }
}
