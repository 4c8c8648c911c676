import { AppError } from '@/lib/core/errors'
import { isSafeTransport } from '@/lib/core/loopback'

/**
 * Checks that a hosted page is the payment provider's, and returns its address: players must not be sent to pay
 * anywhere else.
 *
 * @param origins `HOSTED_PAGE_ORIGINS`
 * @throws AppError `upstream_failed`
 */
export function assertHosted(url: string, origins: readonly string[]): string {
  const address = URL.parse(url)
  const isOurs = address !== null && origins.includes(address.origin) && address.username === ''
  if (!isOurs || !isSafeTransport(address))
    throw new AppError('upstream_failed', 'a hosted page is not where it should be')
  return address.href
}
