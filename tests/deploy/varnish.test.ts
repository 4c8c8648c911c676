// The rules of deploy/varnish, by a real Varnish in front of instances that answer what a test says.
import type { OutgoingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hasVarnish } from '@/e2e/support/varnish'
import { type Answer, type Asked, type FrontOfTests, KEPT, kept, SECRET, startFront } from './front-of-tests'

const BRIEFLY = 'max-age=1, stale-while-revalidate=60, stale-if-error=86400'

let asked: Asked[]
let answer: (request: Asked) => Answer | Promise<Answer>

describe.skipIf(!hasVarnish())('Varnish', () => {
  let front: FrontOfTests
  /** Each test has an address of its own. */
  let address: string

  beforeAll(async () => {
    front = await startFront((request) => {
      asked.push(request)
      return answer(request)
    })
  })
  afterAll(() => front.stop())
  beforeEach(({ task }) => {
    asked = []
    answer = () => kept()
    address = `/${task.id}`
  })

  async function ask(headers: Record<string, string> = {}, path = address, method = 'GET') {
    const got = await fetch(front.url + path, { method, headers, redirect: 'manual' })
    return { status: got.status, cache: got.headers.get('x-cache'), body: await got.text(), headers: got.headers }
  }

  const purge = (key: string, kind = 'soft', path = '/') =>
    fetch(front.url + path, {
      method: 'PURGE',
      headers: { 'x-front-secret': SECRET, 'surrogate-key': key, 'x-front-purge': kind },
    })

  async function untilStale(path = address): Promise<void> {
    await expect.poll(async () => (await ask({}, path)).cache, { timeout: 5_000 }).toBe('stale')
  }

  test('its log has addresses and statuses, and no header: neither a cookie, nor the secret, nor what an instance sets', async () => {
    answer = () => ({ ...kept(), headers: { ...kept().headers, 'set-cookie': 'session=of-the-instance' } })
    await ask({ cookie: 'session=of-the-player' })
    await purge('key-1')
    await expect.poll(() => front.log()).toContain(`ReqURL         ${address}`)
    expect(front.log()).toMatch(/RespStatus +200/)
    for (const secret of ['of-the-player', 'of-the-instance', SECRET]) expect(front.log()).not.toContain(secret)
  })

  test('who would rather have Markdown is led there by an instance, and the page stays kept', async () => {
    answer = ({ headers }) => (headers.accept === 'text/markdown' ? { status: 303 } : kept())
    await ask({ accept: 'text/html' })
    expect(await ask({ accept: 'text/markdown' })).toMatchObject({ status: 303, cache: 'pass' })
    expect(await ask({ accept: 'text/html' })).toMatchObject({ status: 200, cache: 'hit' })
    await ask({ accept: 'text/html' }, `${address}.md`)
    expect(await ask({ accept: 'text/markdown' }, `${address}.md`)).toMatchObject({ status: 200, cache: 'hit' })
  })

  test.each([
    'session',
    '__Host-session',
    'session_2',
    '__Host-session_2',
    'session_3',
    '__Host-session_3',
    'signed_in',
  ])('a request with the cookie %s goes by, however long it is', async (name) => {
    await ask()
    const cookie = `a=1; ${name}=${'x'.repeat(3800)}; b=${'y'.repeat(8000)}`
    expect(await ask({ cookie })).toMatchObject({ status: 200, cache: 'pass' })
    expect(asked.at(-1)?.headers.cookie).toBe(cookie)
  })

  test('an address that names a campaign, which the browser alone reads, has the copy of its page', async () => {
    await ask()
    for (const query of ['campaign=tour', 'campaign=tour&utm_source=mail', 'campaign'])
      expect(await ask({}, `${address}?${query}`)).toMatchObject({ status: 200, cache: 'hit' })
    for (const query of ['campaigns=tour', 'campaign=tour&x=1', 'x=campaign=tour'])
      expect(await ask({}, `${address}?${query}`)).toMatchObject({ cache: 'pass' })
  })

  test('a size of a picture is kept once for everybody, whatever else is in its address', async () => {
    const picture = `/api/sizes${address}.signature`
    await ask({ cookie: 'session=x' }, `${picture}?auto=compress&w=640&x=1&fp-x=0.2&ar=4:5&fit=crop`)
    const again = [`${picture}?w=640&ar=4:5`, `${picture}?ar=4:5&fp-y=0.1&w=640&utm_source=x`]
    for (const each of again) expect(await ask({ 'accept-encoding': 'br' }, each)).toMatchObject({ cache: 'hit' })
    expect((await ask({}, `${picture}?w=320&ar=4:5`)).cache).toBe('miss')
    expect((await ask({}, `${picture}?auto=compress`)).cache).toBe('miss')
    expect(await ask({}, `${picture}?&&`)).toMatchObject({ cache: 'hit' })
    expect(asked.map(({ url }) => url)).toEqual([`${picture}?w=640&ar=4:5`, `${picture}?w=320&ar=4:5`, picture])
    expect(asked[0]?.headers).not.toHaveProperty('cookie')
  })

  test('many requests for one address are one to an instance', async () => {
    answer = () => new Promise((resolve) => setTimeout(() => resolve(kept()), 200))
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['kept']))
    expect(asked).toHaveLength(1)
  })

  test('requests for what is not kept don’t wait for each other', async () => {
    answer = () => ({ body: 'own' })
    await ask()
    let underway = 0
    let most = 0
    answer = async () => {
      most = Math.max(most, (underway += 1))
      await new Promise((resolve) => setTimeout(resolve, 100))
      underway -= 1
      return { body: 'own' }
    }
    await Promise.all(Array.from({ length: 10 }, () => ask()))
    expect(most).toBeGreaterThan(5)
  })

  test.each<[string, OutgoingHttpHeaders]>([
    ['says nothing of fronts', { 'cache-control': 'public, max-age=600' }],
    ['is private', { 'surrogate-control': KEPT, 'cache-control': 'Private, no-cache' }],
    ['is not to be stored', { 'surrogate-control': KEPT, 'cache-control': 'no-store' }],
    ['sets a cookie', { 'surrogate-control': KEPT, 'set-cookie': 'a=b' }],
    ['has no lifetime', { 'surrogate-control': 'max-age=0, stale-while-revalidate=60, stale-if-error=86400' }],
    ['has none but in another’s name', { 'surrogate-control': 'x-max-age=60' }],
  ])('an answer that %s is not kept', async (_, headers) => {
    answer = () => ({ headers })
    await ask()
    await ask()
    expect(asked).toHaveLength(2)
  })

  test('an error or a redirect is not kept, whatever it says', async () => {
    for (const status of [301, 404, 410]) {
      answer = () => ({ ...kept(), status })
      for (let count = 0; count < 2; count += 1) expect((await ask()).status).toBe(status)
    }
    expect(asked).toHaveLength(6)
  })

  test('only for what may be kept is the secret sent, never a visitor’s cookies, and no question of a visitor’s own', async () => {
    const own = { cookie: 'consent=granted', 'if-none-match': '"a"', 'x-front-secret': 'forged' }
    await ask(own)
    await ask({ ...own, cookie: 'session=x' })
    const [filling, passing] = asked.map(({ headers }) => headers)
    expect(filling).toMatchObject({ 'x-front-secret': SECRET })
    expect(filling).not.toHaveProperty('cookie')
    expect(filling).not.toHaveProperty('if-none-match')
    expect(passing).toMatchObject({ cookie: 'session=x' })
    expect(passing).not.toHaveProperty('x-front-secret')
  })

  test.each(['zone=Asia/Tokyo', 'a=b; __Host-zone=Asia/Tokyo'])(
    'the zone that a visitor has chosen (%s) goes with a calendar of a choice, and with no page that is kept',
    async (cookie) => {
      await ask({ cookie })
      await ask({ cookie }, '/events?date=2030-05-16')
      await ask({ cookie }, '/de/events?type=race')
      await ask({ cookie: `x${cookie.replace(/.*; /, '')}` }, '/events?date=2030-05-17')
      expect(asked.map(({ headers }) => headers.cookie)).toEqual([undefined, cookie, cookie, undefined])
    },
  )

  test('what a visitor agreed to goes with a frame of editors’ HTML, and with no page', async () => {
    const cookie = '__Host-consent=outside.1'
    await ask({ cookie })
    await ask({ cookie }, '/api/frames/en/page-1/html')
    await ask({ cookie: 'consent=outside.1' }, '/api/frames/de/page-1/html?players=shown')
    expect(asked.map(({ headers }) => headers.cookie)).toEqual([undefined, cookie, 'consent=outside.1'])
  })

  test.each([
    ['br', 'br, gzip'],
    ['gzip, deflate, br, zstd', 'br, gzip'],
    ['gzip;q=0.5, BR;q=1.0', 'br, gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0.000, br;q=0', undefined],
    ['gzip;q=0.001', 'gzip'],
    ['brotli, xgzip', undefined],
    ['*', undefined],
    ['', undefined],
  ])('with accept-encoding “%s” an instance is asked for “%s”', async (sent, normalized) => {
    await ask({ 'accept-encoding': sent })
    expect(asked[0]?.headers['accept-encoding']).toBe(normalized)
  })

  test('a copy whose lifetime is over is shown once more, while it is fetched anew', async () => {
    answer = () => kept('first', BRIEFLY)
    await ask()
    answer = () => kept('second')
    await untilStale()
    await expect.poll(async () => (await ask()).body, { timeout: 5_000 }).toBe('second')
    expect(asked).toHaveLength(2)
  })

  test('one that was purged since is not, whether its lifetime was over or not', async () => {
    answer = () => kept('first', BRIEFLY)
    await ask()
    await ask({}, `${address}-kept-after-it`)
    await untilStale(`${address}-kept-after-it`)
    answer = () => kept('second')
    await purge('key-1')
    expect(await ask()).toMatchObject({ body: 'second', cache: 'miss' })
    answer = () => kept('third')
    await purge('another another-2')
    expect(await ask()).toMatchObject({ body: 'second', cache: 'hit' })
    await purge('another key-1')
    expect(await ask()).toMatchObject({ body: 'third', cache: 'miss' })
  })

  test('nor one that may not be shown after its lifetime', async () => {
    answer = () => kept('first', 'max-age=1, stale-while-revalidate=0, stale-if-error=86400')
    await ask()
    answer = () => kept('second')
    const seen = new Set<string | null>()
    const bodyNow = async () => {
      const { cache, body } = await ask()
      seen.add(cache)
      return body
    }
    await expect.poll(bodyNow, { timeout: 5_000 }).toBe('second')
    expect(seen).not.toContain('stale')
  })

  test.each<[string, Answer]>([
    ['fails', { status: 500, body: 'failure' }],
    ['has too much to do', { status: 503, body: 'failure' }],
    ['ends in the middle of its head', { cut: 'in the head' }],
  ])('while every instance %s, what was purged is shown, unless it was withdrawn', async (_, failure) => {
    await ask()
    await purge('key-1')
    answer = () => failure
    for (let count = 0; count < 3; count += 1)
      expect(await ask()).toMatchObject({ status: 200, body: 'kept', cache: 'stale' })
    await purge('key-1', 'hard')
    const { status, body } = await ask()
    expect([status, body]).toEqual([failure.status ?? 503, failure.body ?? 'Service Unavailable'])
    answer = () => kept('after')
    expect((await ask()).body).toBe('after')
  })

  test.each<[string, Answer]>([
    ['ends in the middle of its head', { cut: 'in the head' }],
    ['fails', { status: 500, body: 'failure' }],
    ['is about to end', { status: 503, body: 'draining' }],
  ])('where one instance %s, the other is asked, also for what is not kept', async (_, failure) => {
    answer = ({ instance }) => (instance === 0 ? failure : kept())
    const each = Array.from({ length: 40 }, (__, count) => `${address}-${count}`)
    const answers = await Promise.all(
      each.flatMap((path) => [
        ask({}, path),
        ask({ cookie: 'session=x' }, path),
        ask({ cookie: 'session=x' }, path, 'HEAD'),
      ]),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(asked.filter(({ instance }) => instance === 0).length).toBeGreaterThan(0)
  })

  test.each([
    ['is kept', '/p', {}, kept('whole')],
    ['is made for a choice', '/p?page=2', {}, kept('whole')],
    ['is made in a time zone of choice', '/events?page=2', { cookie: 'zone=Asia/Tokyo' }, kept('whole')],
    ['isn’t kept', '/p', {}, { body: 'whole', headers: { 'content-type': 'text/html; charset=utf-8' } }],
  ])('a visitor’s page that %s, and breaks off, is asked of the other instance', async (_, path, headers, page) => {
    answer = () => ({ ...page, ...(asked.length === 1 && { cut: 'in the body' }) })
    expect((await ask(headers, path.replace('/p', address))).body).toBe('whole')
    expect(asked).toHaveLength(2)
    expect(new Set(asked.map(({ instance }) => instance))).toEqual(new Set([0, 1]))
  })

  test('each of two instances is asked for about half of what is fetched', async () => {
    const few = Array.from({ length: 20 }, (_, count) => count)
    for (const turn of Array.from({ length: 50 }, (_, count) => count))
      await Promise.all(few.map((count) => ask({}, `${address}-${turn}-${count}`)))
    expect(asked).toHaveLength(1000)
    const ofFirst = asked.filter(({ instance }) => instance === 0).length
    expect(ofFirst).toBeGreaterThan(400)
    expect(ofFirst).toBeLessThan(600)
  })

  test('a player’s page comes in parts, whatever a browser says of it', async () => {
    const rest = Promise.withResolvers<void>()
    answer = async () => ({ body: 'parts', restAfter: rest.promise })
    const headers = { cookie: 'session=x', 'x-front-whole': 'yes' }
    const got = await fetch(`${front.url}${address}?page=2`, { headers })
    const reader = got.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('p')
    rest.resolve()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('arts')
  })

  test.each<Answer>([{ cut: 'in the head' }, { status: 503 }])(
    'what a visitor sends to an instance that fails (%o) is not sent twice',
    async (failure) => {
      answer = () => failure
      const { status } = await fetch(front.url + address, { method: 'POST', body: 'x' })
      expect([status, asked.length]).toEqual([503, 1])
    },
  )

  test('neither a host nor a header of the front’s own makes a second copy', async () => {
    await ask()
    const headers: Record<string, string>[] = [
      { host: 'evil.example' },
      { 'x-front-address': '/x' },
      { 'x-front-mode': 'fresh' },
    ]
    for (const each of headers) expect((await ask(each)).cache).toBe('hit')
    expect(asked).toHaveLength(1)
  })
})
