/** An answer of the API other than 200, with Prismic's body. */
export class ApiError extends Error {
  override name = 'ApiError'
  status: 400 | 401 | 404 | 410 | 414
  body: Record<string, unknown>

  constructor(status: 400 | 401 | 404 | 410 | 414, type: string, message: string, more: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.body = { type, message, ...more }
  }
}

/** 400 for a query that cannot be read. */
export function parsingError(message: string, query: string, column = 1): ApiError {
  const pos = { line: 1, column, id: 0, location: 'query' }
  return new ApiError(400, 'parsing-error', `${message} on line:1 col:${column} in query '${query}'`, { pos })
}

/** 404 for a ref that never existed. The client reads the master ref from the end of the sentence and tries again. */
export function refNotFound(masterRef: string): ApiError {
  const advice = 'Ensure you have the correct ref and try again.'
  return new ApiError(404, 'api_notfound_error', `Ref not found. ${advice} Master ref is: ${masterRef}`)
}

/** 410 for a ref that has expired. */
export function refExpired(masterRef: string): ApiError {
  const message = `The provided ref is no longer accessible, it has expired. Master ref is: ${masterRef}`
  return new ApiError(410, 'api_validation_error', message)
}

/** 404 for a preview session that has ended. */
export function previewExpired(): ApiError {
  return new ApiError(404, 'api_security_error', 'This preview token is expired')
}

/** 401 for a caller without an access token. */
export function accessDenied(origin: string): ApiError {
  const places = { oauth_initiate: `${origin}/content/auth`, oauth_token: `${origin}/content/auth/token` }
  return new ApiError(401, 'api_security_error', 'This repository requires an access token', places)
}

/** 414 for an address that is longer than Prismic's CDN takes. */
export const tooLong = (): ApiError => new ApiError(414, 'api_validation_error', 'The address is too long')
