import { isSafeTransport } from '@/lib/core/loopback'

/**
 * The donation page of a project: its own address and `donate`, joined by exactly one slash [FR-031].
 * @returns undefined for anything but a web address, since it is used as a link
 */
export function donateUrlOf(projectUrl: string | undefined): string | undefined {
  const address = webAddress(projectUrl)
  if (address === undefined) return undefined
  const donate = new URL(address)
  donate.pathname = `${donate.pathname.replace(/\/+$/, '')}/donate`
  donate.hash = ''
  return donate.href
}

/** An absolute https address; http is accepted for a provider on this machine only. */
export function webAddress(text: string | undefined): string | undefined {
  const address = URL.parse(text ?? '')
  if (address === null || address.username !== '' || address.password !== '') return undefined
  return isSafeTransport(address) ? address.href : undefined
}
