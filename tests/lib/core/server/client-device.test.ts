import { expect, test } from 'vitest'
import { DEVICE_HEADER, nameDevice, toldDevice } from '@/lib/core/server/client-device'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const cookie = 'session=x'

/** What pages know of a client that sent these headers. */
function known(sent: Record<string, string>): Record<string, unknown> {
  const left: Record<string, string> = sent.cookie === undefined ? {} : { cookie: sent.cookie }
  nameDevice(left, sent)
  return left
}

const deviceOf = (sent: Record<string, string>) => {
  const { [DEVICE_HEADER]: told } = known({ cookie, ...sent })
  return toldDevice(new Headers(typeof told === 'string' ? { [DEVICE_HEADER]: told } : {}))
}

test.each([
  ['chrome', 'windows', `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/156.0.0.0 Safari/537.36`],
  ['edge', 'windows', `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0`],
  ['opera', 'macos', `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/156.0 Safari/537.36 OPR/120.0`],
  [
    'safari',
    'macos',
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15`,
  ],
  [
    'safari',
    'iphone',
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webkit} Version/19.0 Mobile/1 Safari/604.1`,
  ],
  ['firefox', 'linux', `${mozilla} (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0`],
  ['firefox', 'ipad', `${mozilla} (iPad; CPU OS 19_0 like Mac OS X) ${webkit} FxiOS/150.0 Mobile/1 Safari/604.1`],
  [
    'samsung',
    'android',
    `${mozilla} (Linux; Android 16; K) ${webkit} SamsungBrowser/30.0 Chrome/140.0 Mobile Safari/537.36`,
  ],
  ['chrome', 'chromeos', `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/156.0.0.0 Safari/537.36`],
  [undefined, undefined, 'curl/8.5.0'],
  [undefined, undefined, ''],
])('%s on %s', (browser, system, userAgent) => {
  expect(deviceOf({ 'user-agent': userAgent })).toEqual({ browser, system })
})

test('hints tell browsers that pretend to be others, and go before the user agent', () => {
  const sent = {
    'sec-ch-ua': '"Not)A;Brand";v="8", "Chromium";v="156", "Brave";v="156"',
    'sec-ch-ua-platform': '"Android"',
    'user-agent': `${mozilla} (X11; Linux x86_64) ${webkit} Chrome/156.0.0.0 Safari/537.36`,
  }
  expect(deviceOf(sent)).toEqual({ browser: 'brave', system: 'android' })
})

test('a client without cookies is not looked at', () => {
  expect(known({ 'user-agent': 'Firefox/150.0' })).toEqual({})
})

test('nothing but two words of the lists is passed on, however long or odd the headers are', () => {
  const odd = {
    'user-agent': `${'x'.repeat(100_000)}Firefox/1`,
    'sec-ch-ua': '<script>\n"Windows"',
    'sec-ch-ua-platform': 'Linux\r\nx: y',
  }
  expect(known({ cookie, ...odd })[DEVICE_HEADER]).toBe('- linux')
  expect(toldDevice(new Headers({ [DEVICE_HEADER]: 'netscape <b>' }))).toEqual({
    browser: undefined,
    system: undefined,
  })
})

test('of a header the first four hundred characters are looked at', () => {
  expect(deviceOf({ 'user-agent': `${'x'.repeat(391)} Firefox/` }).browser).toBe('firefox')
  expect(deviceOf({ 'user-agent': `${'x'.repeat(392)} Firefox/` }).browser).toBeUndefined()
  expect(deviceOf({ 'sec-ch-ua-platform': `${'x'.repeat(395)} Linux` }).system).toBeUndefined()
})

test('a browser that names no system is told, and so is a system without a browser', () => {
  expect(known({ cookie, 'user-agent': 'Firefox/150.0' })[DEVICE_HEADER]).toBe('firefox -')
  expect(known({ cookie, 'user-agent': 'Linux' })[DEVICE_HEADER]).toBe('- linux')
  expect(known({ cookie, 'user-agent': 'curl' })).toEqual({ cookie })
  expect(toldDevice(new Headers({ [DEVICE_HEADER]: 'firefox -' }))).toEqual({ browser: 'firefox', system: undefined })
  expect(toldDevice(new Headers())).toEqual({ browser: undefined, system: undefined })
})

test('a line in a header is none of the next header', () => {
  expect(deviceOf({ 'sec-ch-ua': 'a\nLinux' })).toEqual({ browser: undefined, system: undefined })
  expect(deviceOf({ 'sec-ch-ua': 'Chro\nmium', 'user-agent': 'Firefox/1' }).browser).toBe('firefox')
})

test('brands and platform that came several times count together', () => {
  const left: Record<string, string> = { cookie }
  nameDevice(left, { 'sec-ch-ua': 'Brave', 'sec-ch-ua-platform': 'Android', 'user-agent': 'Linux Firefox/1' })
  expect(left[DEVICE_HEADER]).toBe('brave android')
})
