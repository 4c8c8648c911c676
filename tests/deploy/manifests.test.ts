import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { STARTED_WITH } from '@/e2e/support/varnish'
import { withDefaults } from '@/lib/core/server/env-defaults'
import { envSchema } from '@/lib/core/server/env-schema'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const instruction = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest = '']) => rest)
const dockerfiles = ['Dockerfile', 'deploy/compose/front.Dockerfile'].map((path) => ({ path, text: read(path) }))

const environmentSchema = z.record(z.string(), z.string())
const compose = z
  .object({ services: z.record(z.string(), z.object({ environment: environmentSchema.optional() }).loose()) })
  .parse(parse(read('compose.yaml'), { merge: true }))
const kubernetes = parseAllDocuments(read('deploy/kubernetes/site.yaml')).map((document) => {
  if (document.errors.length > 0) throw new Error(String(document.errors[0]))
  return z
    .object({ kind: z.string(), metadata: z.object({ name: z.string() }) })
    .loose()
    .parse(document.toJS())
})
const ofKind = (kind: string) => kubernetes.find((each) => each.kind === kind)
const config = z.object({ data: environmentSchema }).parse(ofKind('ConfigMap')).data
const unit = read('deploy/systemd/site@.service')

/** Variables of Node, of the C library and of the sandbox. */
const OTHERS = new Set('NODE_ENV MALLOC_ARENA_MAX SANDBOX_PORT SANDBOX_DATABASE'.split(' '))

const named = {
  Dockerfile: instruction(read('Dockerfile'), 'ENV').flatMap((line) => line.match(/\b[A-Z_]+(?==)/g) ?? []),
  'compose.yaml': Object.values(compose.services).flatMap(({ environment = {} }) => Object.keys(environment)),
  'deploy/kubernetes/site.yaml': Object.keys(config),
  'deploy/systemd/site@.service': [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(
    ([, line = '']) => line.match(/\b[A-Z_]+(?==)/g) ?? [],
  ),
}

test.each(Object.entries(named))('%s sets no variable that nobody reads', (_path, names) => {
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !(name in envSchema.shape) && !OTHERS.has(name))).toEqual([])
})

test('the values of a cluster, with its secrets, are an environment that the site takes', () => {
  const secrets = Object.fromEntries(
    ['SESSION_SECRET', 'PRISMIC_WEBHOOK_SECRET', 'OIDC_CLIENT_SECRET', 'STOREFRONT_ACCESS_TOKEN'].map((name) => [
      name,
      'x'.repeat(40),
    ]),
  )
  const parsed = envSchema.safeParse(withDefaults({ ...config, ...secrets, REDIS_URL: 'rediss://store.internal' }))
  expect(parsed.error?.issues ?? []).toEqual([])
})

test('each probe asks for an address that the site answers', () => {
  const files = ['Dockerfile', 'deploy/kubernetes/site.yaml', 'deploy/compose/instances.vcl', 'compose.yaml'].map(read)
  const paths = files.flatMap((text) => text.match(/\/(?:livez|readyz|health\w*)\b/g) ?? [])
  expect(new Set(paths)).toEqual(new Set(['/livez', '/readyz', '/health']))
  expect(existsSync(join(root, 'app/readyz/route.ts'))).toBe(true)
  expect(read('lib/delivery/server/liveness.ts')).toContain('livez')
  expect(read('compose.yaml')).toContain('4010/control/health')
})

test('a rollout leaves at least as many instances as before, and disruptions one', () => {
  const deployment = z
    .object({
      spec: z.object({
        replicas: z.number(),
        strategy: z.object({ rollingUpdate: z.object({ maxUnavailable: z.number(), maxSurge: z.number() }) }),
        template: z.object({ metadata: z.object({ labels: environmentSchema }) }),
      }),
    })
    .parse(ofKind('Deployment')).spec
  expect(deployment.replicas).toBeGreaterThanOrEqual(2)
  expect(deployment.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 })
  expect(Number(config.INSTANCES)).toBe(deployment.replicas + 1)
  const selecting = z.object({ spec: z.object({ selector: z.unknown() }) })
  expect(selecting.parse(ofKind('Service')).spec.selector).toEqual(deployment.template.metadata.labels)
  expect(selecting.parse(ofKind('PodDisruptionBudget')).spec.selector).toEqual({
    matchLabels: deployment.template.metadata.labels,
  })
})

test('an instance that is stopped has the time that it may take', () => {
  const longest = (Number(withDefaults({}).DRAIN_NOTICE_MS) + 20_000) / 1000
  expect(Number(/terminationGracePeriodSeconds: (\d+)/.exec(read('deploy/kubernetes/site.yaml'))?.[1])).toBeGreaterThan(
    longest,
  )
  expect(Number(/stop_grace_period: (\d+)s/.exec(read('compose.yaml'))?.[1])).toBeGreaterThan(longest)
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(longest)
})

test.each(dockerfiles)(
  '$path copies what there is, from an image that its digest pins, and not as root',
  ({ text }) => {
    for (const image of instruction(text, 'FROM')) expect(image).toMatch(/^\$\{\w+_IMAGE\}@\$\{\w+_DIGEST\}/)
    const copied = instruction(text, 'COPY').filter((line) => !line.startsWith('--from'))
    const sources = copied.flatMap((line) => line.split(' ').slice(0, -1))
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(instruction(text, 'USER')).toHaveLength(1)
    expect(instruction(text, 'USER')).not.toContain('root')
  },
)

test('the build gets all sources, and nothing of what is made or kept here', () => {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const needed = globSync(
    [
      '{app,components,customtypes,deploy,i18n,lib,messages,public,sandbox,scripts,slices}',
      '*.{ts,mjs,json}',
      '.npmrc',
      '.env.example',
    ],
    { cwd: root },
  )
  expect(needed.filter((path) => ignored.includes(path))).toEqual([])
  for (const path of ['.env', '.git', '.data', 'node_modules', '.next*']) expect(ignored).toContain(path)
})

test('all that an instance writes is its cache and the files for other builds', () => {
  expect(read('Dockerfile')).toContain('CACHE_FOLDER=/cache FORMER_FILES_FOLDER=/former-files')
  expect(read('compose.yaml')).toContain('read_only: true')
  expect(read('deploy/kubernetes/site.yaml')).toContain('readOnlyRootFilesystem: true')
  expect(unit).toContain('ProtectSystem=strict')
})

test('Varnish has the same parameters in its guide, in its container and in tests, and logs no header', () => {
  const parametersOf = (text: string) =>
    [...text.matchAll(/-p[", ]+([a-z_]+=[^\s"]+)/g)]
      .map(([, each]) => each)
      .filter((each) => !each?.startsWith('vcl_path'))
  const inTests = parametersOf(STARTED_WITH.join(' '))
  expect(parametersOf(read('deploy/varnish/README.md'))).toEqual(inTests)
  expect(parametersOf(read('deploy/compose/front.Dockerfile'))).toEqual(inTests)
  const mask = inTests.find((each) => each?.startsWith('vsl_mask='))
  for (const side of ['Req', 'Resp', 'Bereq', 'Beresp', 'Obj']) expect(mask).toContain(`-${side}Header`)
})
