import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readEnv } from '@/lib/core/env-variables'
import { projectRoot } from '@/lib/operations/folders'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

const service = z.object({
  image: z.string().optional(),
  build: z.object({ context: z.string(), target: z.string() }).loose().optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z
    .object({ test: z.array(z.string()) })
    .loose()
    .optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  command: z.array(z.string()).default([]),
  restart: z.string(),
  stop_grace_period: z.string(),
  tmpfs: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  security_opt: z.array(z.string()),
})
const compose = z
  .object({
    services: z.object({ edge: service, app: service, migrate: service, database: service, mail: service }).strict(),
    networks: z.record(z.string(), z.object({ internal: z.boolean() }).partial().nullable()),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(read('docker-compose.yml'), { merge: true }))
const { services } = compose
const each = Object.entries(services)
const dockerfile = read('Dockerfile')
const variables = [...read('lib/core/env-variables.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name)

/** What no line of the file passes, and why. */
const NOT_PASSED = { NODE_ENV: 'The image says itself that it is production.' }

describe('docker-compose.yml', () => {
  test('lets nobody in but through the edge', () => {
    expect(each.filter(([, { ports }]) => ports.length > 0).map(([name]) => name)).toEqual(['edge'])
    expect(services.edge.ports.join()).toMatch(/^\$\{BIND:\+\$\{BIND\}:\}\$\{PORT:-8080\}:8080$/)
    expect(compose.networks.back).toEqual({ internal: true })
    expect(services.database.networks).toEqual(['back'])
    expect(services.edge.networks).not.toContain('back')
  })

  test('gives every service time to finish, and starts it again', () => {
    expect(each.filter(([, { stop_grace_period }]) => stop_grace_period !== '30s')).toEqual([])
    const restarts = Object.fromEntries(each.map(([name, { restart }]) => [name, restart]))
    const always = 'unless-stopped'
    expect(restarts).toEqual({ edge: always, app: always, database: always, mail: always, migrate: 'on-failure:3' })
  })

  test('watches the health of everything that stays', () => {
    expect(each.filter(([, { healthcheck }]) => !healthcheck).map(([name]) => name)).toEqual(['migrate'])
    expect(services.app.healthcheck?.test.join(' ')).toContain('/api/health/live')
  })

  test('starts in order: database, migrations, application, edge', () => {
    expect(services.migrate.depends_on.database?.condition).toBe('service_healthy')
    expect(services.app.depends_on.migrate?.condition).toBe('service_completed_successfully')
    expect(services.edge.depends_on.app?.condition).toBe('service_healthy')
    expect(services.migrate.build?.target).toBe('build')
    expect(services.app.build?.target).toBe('run')
  })

  test('keeps data in named volumes, where each image keeps it', () => {
    const mounted = each.flatMap(([, { volumes }]) => volumes.filter((volume) => !volume.startsWith('./')))
    expect(mounted.filter((volume) => !Object.hasOwn(compose.volumes, volume.split(':')[0] ?? ''))).toEqual([])
    expect(services.database.volumes).toEqual(['database:/var/lib/postgresql'])
    expect(services.app.environment.DATA_DIR).toBe('/data')
    expect(services.app.volumes).toContain('media:/data')
    expect(services.migrate.volumes).toContain('media:/data')
  })

  test('holds no secret: each comes from .env and is asked for', () => {
    const secrets = each.flatMap(([, { environment }]) =>
      Object.entries(environment).filter(([name]) => /SECRET|PASSWORD|DATABASE_URL/.test(name)),
    )
    expect(secrets.length).toBeGreaterThan(4)
    expect(secrets.filter(([, value]) => !/\$\{[A-Z_]+:[?-]/.test(String(value)))).toEqual([])
    expect(services.app.environment.AUTH_SECRET).toMatch(/^\$\{AUTH_SECRET:\?/)
    expect(services.database.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
  })

  test('passes on every variable that the application reads', () => {
    expect(variables).toContain('POSTING_PACE')
    const passed = [...Object.keys(services.app.environment), ...Object.keys(NOT_PASSED)]
    expect(variables.filter((name) => !passed.includes(name))).toEqual([])
    expect(Object.keys(NOT_PASSED).filter((name) => Object.hasOwn(services.app.environment, name))).toEqual([])
  })

  test('leaves unset what .env says nothing of', () => {
    const unsaid = Object.entries(services.app.environment)
      .filter(([, value]) => String(value).endsWith(':-}'))
      .map(([name]) => [name, ''])
    expect(unsaid.length).toBeGreaterThan(10)
    const said = { DATABASE_URL: 'postgresql://localhost/fieldtest', AUTH_SECRET: 'x'.repeat(32) }
    expect(readEnv({ ...said, ...Object.fromEntries(unsaid) })).toEqual(readEnv(said))
  })

  test('gives no service more rights than it needs', () => {
    expect(each.filter(([, { security_opt }]) => !security_opt.includes('no-new-privileges:true'))).toEqual([])
    expect([services.edge, services.app, services.mail].map(({ read_only }) => read_only)).toEqual([true, true, true])
  })

  test('leads readers to the address that the application knows', () => {
    const { environment, tmpfs } = services.edge
    expect(environment.SITE_URL).toBe(services.app.environment.SITE_URL)
    expect(environment.NGINX_ENVSUBST_OUTPUT_DIR).toBe('/etc/edge/site')
    expect(tmpfs).toContain('/etc/edge/site')
    expect(read('deploy/edge/templates/public-address.conf.template')).toContain('set $public_address')
  })

  test('believes its own edge only', () => {
    expect(services.app.environment.TRUST_PROXY).toBe(1)
    expect(services.edge.command.join(' ')).toContain('/etc/edge/nginx.conf')
  })
})

describe('Dockerfile', () => {
  test('serves as an unprivileged user, stops on SIGTERM, reports its health', () => {
    const served = dockerfile.slice(dockerfile.indexOf('AS run'))
    expect(served).toMatch(/^USER node$/m)
    expect(served).toMatch(/^STOPSIGNAL SIGTERM$/m)
    expect(served).toMatch(/^HEALTHCHECK [\s\S]*\/api\/health\/live/m)
    expect(served).toMatch(/^CMD \["node", .*"server\.js"\]$/m)
    expect(served).toMatch(/HOSTNAME=0\.0\.0\.0/)
  })

  test('keeps the application’s connections open longer than the edge does', () => {
    const ours = Number(/KEEP_ALIVE_TIMEOUT=(\d+)/.exec(dockerfile)?.[1])
    const edge = [...read('deploy/nginx.conf').matchAll(/keepalive_timeout (\d+)s/g)].map(([, seconds]) =>
      Number(seconds),
    )
    expect(edge.length).toBeGreaterThan(0)
    expect(Math.max(...edge) * 1000).toBeLessThan(ours)
  })

  test('leaves out what must not get into an image', () => {
    const left = read('.dockerignore').split('\n')
    expect(
      ['.env', '.env.*', '.data', '.git', 'certificates', 'node_modules'].filter((name) => !left.includes(name)),
    ).toEqual([])
  })
})
