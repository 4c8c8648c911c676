import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a page that failed says, and in which language. */
export type FailureWords = { language: string; title: string; body: string; retry: string }

type RequestHead = Pick<IncomingMessage, 'url' | 'headers'>

const STYLE = `
html { color-scheme: dark; background: #0b1020; color: #fff; font: 1.125rem/1.5 system-ui, sans-serif; text-wrap: balance; word-break: auto-phrase }
body { display: grid; min-height: 100vh; margin: 0; padding: 2rem; place-content: safe center; box-sizing: border-box }
h1 { margin: 0; font: 800 2rem/1.2 system-ui, sans-serif }
p { margin: 0.5rem 0 1rem }
a { display: inline-block; padding: 0.75rem 1.5rem; border-radius: 2rem; background: #ffc53d; color: #0b1020; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid #fff; outline-offset: 3px }
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const POLICY = 'Content-Security-Policy'
const POLICY_OF_FAILURE = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What the framework said of the answer that this page takes the place of. */
const OF_ANOTHER_BODY = ['Content-Encoding', 'ETag', 'Link', 'Transfer-Encoding']

/**
 * Has the server say, in the visitor's language, that the fault is ours where a page fails for a reason that nobody foresaw.
 * The framework's answer is empty until its script runs, and comes without a policy that would let it. What has an answer of
 * its own keeps it: expected errors, which are pages (docs/decisions/002), and routes of the API.
 *
 * @param wordsAt the words for the page at a path; nothing in them is escaped
 */
export function explainFailure(
  request: RequestHead,
  response: ServerResponse,
  wordsAt: (pathname: string) => FailureWords,
): void {
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const [pathname = '/'] = (request.url ?? '/').split(/[?#]/, 1)
  const page = pageOf(wordsAt(pathname))
  let isExplained = false
  response.writeHead = (...args: [number, ...unknown[]]) => {
    isExplained = isUnexplained(request, response, args[0])
    if (isExplained) describe(response, page)
    Reflect.apply(writeHead, response, args)
    return response
  }
  const begin = () => {
    if (response.statusCode === 500 && !response.headersSent) response.writeHead(500)
  }
  response.write = (...args: unknown[]) => {
    begin()
    return isExplained || Reflect.apply(write, response, args) === true
  }
  response.end = (...args: unknown[]) => {
    begin()
    Reflect.apply(end, response, isExplained ? [page] : args)
    return response
  }
}

function isUnexplained({ headers }: RequestHead, response: ServerResponse, status: number): boolean {
  if (status !== 500 || response.hasHeader(POLICY) || !headers.accept?.includes('text/html')) return false
  const type = response.getHeader('Content-Type')
  return type === undefined || /^text\/(?:html|plain)/.test(String(type))
}

function describe(response: ServerResponse, page: string): void {
  for (const name of OF_ANOTHER_BODY) response.removeHeader(name)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(page))
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader(POLICY, POLICY_OF_FAILURE)
}

/** A page that needs nothing but itself. An empty address loads it anew, its query included. */
function pageOf({ language, title, body, retry }: FailureWords): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${body}</p><a href="">${retry}</a></main></body>
</html>`
}
