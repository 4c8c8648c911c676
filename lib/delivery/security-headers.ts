import { reportingHeaders } from './policy-endpoint.ts'

/**
 * The policy of responses without one of their own: opened directly, they may do nothing. Pages have other policies
 * (policy.ts).
 */
export const NO_PAGE_POLICY = `default-src 'none'; frame-ancestors 'none'`

/**
 * Headers of every answer beside its content security policy.
 *
 * @param environment `HSTS_PRELOAD=1` allows browser vendors to put the domain on their HSTS preload lists; don't set
 * it before every host of the domain supports TLS. `SITE_URL` is the site's origin, to which browsers report what
 * policies stop
 */
export function securityHeaders(environment: { HSTS_PRELOAD?: string; SITE_URL: string }): Record<string, string> {
  const preload = environment.HSTS_PRELOAD === '1' ? '; preload' : ''
  return {
    'Strict-Transport-Security': `max-age=63072000; includeSubDomains${preload}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...reportingHeaders(environment.SITE_URL),
  }
}
