import { hostileDataHeaders, hostileHeaders } from './hostile-headers.ts'

/** Stands for the entity tag of the page that is requested. */
export const OWN_TAG = '{the page’s own}'

/** Cookies that a browser may have from us, from the framework or from another program. */
const cookies = [
  'bucket=7',
  'bucket=7; bucket=8; __Host-bucket=9',
  'consent=statistics+outside+chat.1893456000000.gpc',
  '__Host-consent=statistics+outside+chat.1893456000000; consent=none.1893456000000',
  'country=CA',
  'zone=Asia/Tokyo',
  '__Host-zone=Asia/Tokyo; zone=Europe/Berlin',
  'signed_in=1',
  'NEXT_LOCALE=ja',
  'intent=forged; __Host-intent=forged',
  'sign_in_a1=forged; __Host-sign_in_a1=forged',
  'session=forged',
  '__Host-session=forged; session=forged',
  'draft=forged',
  '__Host-draft=forged; draft=forged',
  'io.prismic.preview=forged',
  '__prerender_bypass=forged; __next_preview_data=forged',
]

const several = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]))

/** Every request header that the site, the framework or a browser knows, with the values to try. */
export const knownHeaders: Readonly<Record<string, readonly string[]>> = {
  ...several(hostileHeaders),
  ...several(hostileDataHeaders),
  accept: ['text/html', '*/*', 'application/json', 'text/x-component'],
  'accept-language': ['de', 'ja;q=0.9, en'],
  'cache-control': ['no-cache', 'max-age=0', 'no-store'],
  cookie: cookies,
  dnt: ['1'],
  'if-match': ['"another"'],
  'if-modified-since': ['Wed, 01 Jan 2031 00:00:00 GMT'],
  'if-none-match': ['*', '"another"', OWN_TAG, `"another", ${OWN_TAG}`, `W/${OWN_TAG}`],
  'if-range': [OWN_TAG, '"another"'],
  'if-unmodified-since': ['Wed, 01 Jan 2020 00:00:00 GMT'],
  pragma: ['no-cache'],
  range: ['bytes=0-99'],
  'save-data': ['on'],
  'sec-ch-prefers-color-scheme': ['dark'],
  'sec-ch-ua-mobile': ['?1'],
  'sec-fetch-dest': ['document', 'empty', 'iframe'],
  'sec-fetch-mode': ['navigate'],
  'sec-fetch-site': ['none', 'same-origin', 'cross-site'],
  'sec-fetch-user': ['?1'],
  'sec-gpc': ['1'],
  'upgrade-insecure-requests': ['1'],
  'user-agent': ['Mozilla/5.0 Chrome/140', 'Twitterbot/1.0', 'Googlebot/2.1'],
  'x-player': ['501'],
  'x-request-id': ['given-by-a-proxy'],
}
