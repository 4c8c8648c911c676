/** An answer of the API other than 200, with Prismic's body. */
export class ApiError extends Error {
  override name = 'ApiError'
  status: 400 | 404 | 410
  body: Record<string, unknown>

  constructor(status: 400 | 404 | 410, type: string, message: string, more: Record<string, unknown> = {}) {
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
