import { REPORTS_PATH } from '../core/browser-reports.ts'

const ENDPOINT = 'policy'

/**
 * The directives that ask for reports. A browser that supports `report-to` ignores `report-uri` beside it, and accepts
 * endpoints from secure responses only: without TLS, as on this machine, only the old directive works.
 *
 * @param siteUrl the site's origin
 */
export const reportDirectives = (siteUrl: string): string[] => [
  `report-uri ${REPORTS_PATH}`,
  ...(isSecure(siteUrl) ? [`report-to ${ENDPOINT}`] : []),
]

/** The header that defines the endpoint of `report-to`. */
export const reportingHeaders = (siteUrl: string): Record<string, string> =>
  isSecure(siteUrl) ? { 'Reporting-Endpoints': `${ENDPOINT}="${REPORTS_PATH}"` } : {}

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:')
