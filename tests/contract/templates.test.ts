import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startProduct, startSandbox, type StartedSandbox } from './started-sandbox'

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => startProduct(sandbox))

const load = () => import('@/lib/services/web/templates')

test('the sandbox serves a template with its inline script [SC-004, SC-005]', async () => {
  const { getTemplate } = await load()
  await expect(getTemplate('training-zones.html')).resolves.toMatch(/<section[\s\S]*<script>/)
  expect(await sandbox.calls()).toHaveLength(1)
})

test('a template that is not there is not found, nor is any file outside of the folder', async () => {
  const { getTemplate } = await load()
  for (const file of ['no-such.html', '../service.ts', '..%2fservice.ts', '/etc/passwd'])
    await expect(getTemplate(file)).rejects.toMatchObject({ name: 'NotFoundError' })
})

test('an origin that fails is a typed error', async () => {
  const { getTemplate } = await load()
  await sandbox.switchOn({ service: 'web', kind: 'failing' })
  await expect(getTemplate('training-zones.html')).rejects.toMatchObject({
    name: 'UpstreamError',
    service: 'web',
    operation: 'getTemplate',
  })
})
