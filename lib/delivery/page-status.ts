import type { ErrorStatus } from '../core/errors.ts'

/**
 * The status of a page that is an expected error. The framework can answer a rendered document with 200 only, so the
 * document states its status in its head and the page cache makes it the response's (docs/decisions/002).
 */
export const PAGE_STATUS_META = 'page-status'

/** Internal header, removed from every response, by which the server knows that a page has set its status itself. */
export const PAGE_STATUS_HEADER = 'X-Page-Status'

const STATUSES = [404, 410, 500, 502, 503] as const satisfies readonly ErrorStatus[]

/** Whether a page can't be made because a service fails it: an earlier version of the page is better than that. */
export const isServiceFailure = (status: ErrorStatus): boolean => status === 502 || status === 503

const MARKER = new RegExp(`<meta name="${PAGE_STATUS_META}" content="(${STATUSES.join('|')})"/>`)

/** The status that a rendered document asks for, or undefined for an ordinary page. Only its head is read. */
export function pageStatusOf(html: string): ErrorStatus | undefined {
  const found = MARKER.exec(html.slice(0, html.indexOf('</head>')))?.[1]
  return STATUSES.find((status) => String(status) === found)
}
