import { createHash } from 'node:crypto'

/** An ETag that is a hash of an answer's content (RFC 9110, 8.8.3). */
export function entityTag(value: object): string {
  return `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url')}"`
}

/** Whether the client already has the answer with this tag. */
export function hasTag(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.some((each) => each.trim().replace(/^W\//, '') === tag)
}
