import type { IncomingHttpHeaders } from 'node:http'
import { type BrowserName, browserNames, type Device, type SystemName, systemNames } from '../device.ts'
import { memoised } from './memoised.ts'

/** Internal header, set only by our own server: pages and routes don't see `User-Agent` and its hints. */
export const DEVICE_HEADER = 'x-client-device'

/** Looked for in the order of their names: most browsers name those that they are made of, too. */
const browsers = {
  brave: /\bBrave\b/,
  vivaldi: /\bVivaldi\b/,
  edge: /\bEdg(?:e|A|iOS)?\/|\bMicrosoft Edge\b/,
  opera: /\bOPR\/|\bOpera\b/,
  samsung: /\bSamsungBrowser\/|\bSamsung Internet\b/,
  firefox: /\b(?:Firefox|FxiOS)\//,
  chrome: /\b(?:Chrome|CriOS|Chromium)\b/,
  safari: /\bVersion\/[\d.]+ .*\bSafari\//,
} as const satisfies Record<BrowserName, RegExp>

const systems = {
  iphone: /\biP(?:hone|od)\b/,
  ipad: /\biPad\b/,
  android: /\bAndroid\b/,
  windows: /\bWindows\b/,
  macos: /\bmacOS\b|\bMac(?:intosh| OS X)\b/,
  chromeos: /\bCrOS\b|\bChrome ?OS\b/,
  linux: /\bLinux\b/,
} as const satisfies Record<SystemName, RegExp>

const UNKNOWN = '- -'
/** What of a header is looked at. */
const LONGEST = 400

/** Sets the internal header for a client with cookies, by what the request said. Others have no session to name. */
export function nameDevice(known: IncomingHttpHeaders, sent: IncomingHttpHeaders): void {
  if (known.cookie === undefined) return
  const brands = [sent['sec-ch-ua'] ?? ''].flat().join(',')
  const system = [sent['sec-ch-ua-platform'] ?? ''].flat().join(',')
  const words = [brands, system, sent['user-agent'] ?? ''].map((each) => each.slice(0, LONGEST).replaceAll('\n', ' '))
  const told = wordsOf(words.join('\n'))
  if (told !== UNKNOWN) known[DEVICE_HEADER] = told
}

/** Hints go first: they don't pretend to be other browsers, and name the system that a user agent hides. */
const wordsOf = memoised((said) => {
  const [brands = '', platform = '', userAgent = ''] = said.split('\n')
  const browser = firstIn(browserNames, browsers, `${brands} ${userAgent}`)
  const system = firstIn(systemNames, systems, platform) ?? firstIn(systemNames, systems, userAgent)
  return `${browser ?? '-'} ${system ?? '-'}`
})

const firstIn = <Name extends string>(names: readonly Name[], patterns: Record<Name, RegExp>, text: string) =>
  names.find((name) => patterns[name].test(text))

/** The device of a request. */
export function toldDevice(headers: Pick<Headers, 'get'>): Device {
  const [browser, system] = (headers.get(DEVICE_HEADER) ?? '').split(' ')
  return {
    browser: browserNames.find((name) => name === browser),
    system: systemNames.find((name) => name === system),
  }
}
