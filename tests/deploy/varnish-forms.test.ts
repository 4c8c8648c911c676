// The rules of deploy/varnish for the forms of pages (docs/decisions/065), by a real Varnish in front of instances that answer
// what a test says.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rawRequest } from '@/e2e/support/raw-request'
import { hasVarnish } from '@/e2e/support/varnish'
import { type Answer, type Asked, type FrontOfTests, kept, SECRET, startFront } from './front-of-tests'

describe.skipIf(!hasVarnish())('Varnish, while a flag is on for a share of visitors', () => {
  let front: FrontOfTests
  let asked: Asked[]
  let answer: (request: Asked) => Answer
  /** Each test has an address of its own. */
  let address: string

  beforeAll(async () => {
    front = await startFront((request) => {
      asked.push(request)
      return answer(request)
    })
  })
  afterAll(() => front.stop())

  const browser = { 'sec-fetch-mode': 'navigate', 'user-agent': 'Mozilla/5.0 Chrome/140' }
  const cookieOf = 'bucket=; Path=/'
  /** Buckets 0, 3 and 17 have another form than the plain one, 8 a third one. */
  const forms = { 'x-flag-forms': ',0=0,3=0,8=8,17=0,', 'x-flag-cookie': cookieOf }
  const formOf = (bucket: unknown) => ({ 0: 'one', 3: 'one', 17: 'one', 8: 'other' })[String(bucket)] ?? 'plain'

  /** As a browser: `fetch` would say of itself how it asks. */
  const visit = async (headers: Record<string, string>, path = address) => {
    const { headers: got, body } = await rawRequest(path, { url: front.url, headers })
    return { body, cache: got['x-cache'], given: got['set-cookie']?.[0], names: Object.keys(got) }
  }

  const purgeAll = (headers: Record<string, string> = {}) =>
    fetch(front.url, { method: 'PURGE', headers: { 'x-front-secret': SECRET, 'surrogate-key': 'all', ...headers } })

  beforeEach(async ({ task }) => {
    asked = []
    address = `/${task.id}`
    await purgeAll({ 'x-flag-forms': forms['x-flag-forms'] })
    answer = ({ headers }) => {
      const page = kept(formOf(headers['x-front-bucket']))
      return { ...page, headers: { ...page.headers, ...forms } }
    }
  })

  test('there are as many copies as forms, and each visitor gets that of the bucket', async () => {
    for (const cached of [['miss', 'hit'], ['hit']])
      for (let bucket = 0; bucket < 100; bucket += 1) {
        const { body, cache, given } = await visit({ ...browser, cookie: `a=1; bucket=${bucket}; b=2` })
        expect([bucket, body, given]).toEqual([bucket, formOf(bucket), undefined])
        expect(cached).toContain(cache)
      }
    expect(asked.map(({ headers }) => headers['x-front-bucket'])).toEqual(['0', undefined, '8'])
    for (const { headers } of asked) {
      expect(headers).toMatchObject({ 'x-front-secret': SECRET })
      expect(headers).not.toHaveProperty('cookie')
    }
  })

  test('whatever a visitor makes up is the plain form, and makes no copy', async () => {
    await visit({})
    const forged = ['', 'x', '-1', '100', '007', '1e1', '9'.repeat(3000), '3x', '8=8', ',3=0,', '.*']
    for (const value of [...forged, ...Array.from({ length: 200 }, (_, index) => String(1000 + index))])
      for (const name of ['bucket', '__Host-bucket'])
        expect(await visit({ cookie: `${name}=${value}` })).toMatchObject({ cache: 'hit', body: 'plain' })
    expect(await visit({ 'x-front-bucket': '3', 'x-front-drawn': '3' })).toMatchObject({ cache: 'hit', body: 'plain' })
    expect(asked).toHaveLength(1)
  })

  test('a browser gets a bucket with its first page, which is that of the bucket, and no program does', async () => {
    const bodies = new Set<string>()
    for (let count = 0; count < 200; count += 1) {
      const { body, given = '' } = await visit(browser)
      expect(given).toMatch(/^bucket=\d\d?; Path=\/$/)
      expect(body).toBe(formOf(given.replace(/\D/g, '')))
      bodies.add(body)
    }
    expect(bodies.size).toBeGreaterThan(1)
    expect(asked.length).toBeLessThanOrEqual(3)
    for (const headers of [{}, { ...browser, 'user-agent': 'Googlebot/2.1' }, { ...browser, 'sec-fetch-mode': 'cors' }])
      for (let count = 0; count < 20; count += 1) expect((await visit(headers)).given).toBeUndefined()
  })

  test('what has no forms gives no bucket, and visitors see nothing of forms', async () => {
    for (const path of [address, `${address}-alone`]) {
      if (path !== address) answer = () => kept()
      for (let count = 0; count < 3; count += 1) {
        const { given, names } = await visit(browser, path)
        expect(given !== undefined).toBe(path === address)
        for (const name of Object.keys(forms)) expect(names).not.toContain(name)
      }
    }
  })

  test('what goes by goes with the visitor’s own cookies, and without a bucket of the front’s', async () => {
    const cookie = 'session=x; bucket=3'
    const { given } = await visit({ ...browser, cookie })
    expect(asked.at(-1)?.headers).toMatchObject({ cookie, 'sec-fetch-mode': 'navigate' })
    expect(asked.at(-1)?.headers).not.toHaveProperty('x-front-bucket')
    expect(given).toBeUndefined()
  })

  test('a front that has just begun learns of the forms from the first page that it keeps', async () => {
    await purgeAll()
    expect(await visit({ cookie: 'bucket=3' })).toMatchObject({ body: 'plain', cache: 'miss' })
    expect(await visit({ cookie: 'bucket=3' })).toMatchObject({ body: 'one', cache: 'miss' })
  })

  test('once it is on or off for all there is one copy, and no bucket is given', async () => {
    await purgeAll()
    answer = () => kept('for all')
    for (const cookie of ['bucket=3', 'bucket=8', 'bucket=50', 'a=1'])
      expect(await visit({ ...browser, cookie })).toMatchObject({ body: 'for all' })
    expect((await visit(browser)).given).toBeUndefined()
    expect(asked).toHaveLength(1)
  })
})
