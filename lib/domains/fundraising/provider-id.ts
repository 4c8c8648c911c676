import { NotFoundError } from '../../core/errors.ts'

/** Parses an id of the provider from content or an address; undefined if malformed. */
export function parseProviderId(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined
}

/** Like `parseProviderId`, for an address that can't do without the id. @throws NotFoundError */
export function requireProviderId(text: string): number {
  const id = parseProviderId(text)
  if (id === undefined) throw new NotFoundError('fundraising without an id')
  return id
}
