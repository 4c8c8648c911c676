import 'server-only'
import { z } from 'zod'
import { AppError, InvalidInputError } from '../errors'
import { BodyLimitError, readLimitedText } from './read-limited'

const DEFAULT_LIMIT_BYTES = 64 * 1024
const FORM = 'application/x-www-form-urlencoded'
const JSON_ONLY = ['application/json'] as const

/**
 * Reads a route handler's JSON body and validates it.
 * @throws AppError `unsupported_media_type` or `body_too_large`
 * @throws InvalidInputError if the body isn't JSON or fails the schema
 */
export async function readJsonBody<Body>(
  request: Request,
  schema: z.core.$ZodType<Body>,
  limitBytes: number = DEFAULT_LIMIT_BYTES,
  mediaTypes: readonly string[] = JSON_ONLY,
): Promise<Body> {
  if (!mediaTypes.includes(mediaTypeOf(request) ?? '')) throw new AppError('unsupported_media_type')
  const body = z.safeParse(schema, parseJson(await readText(request, limitBytes)))
  if (!body.success) throw new InvalidInputError('the body fails its schema', { cause: body.error })
  return body.data
}

/** Whether the body was sent by an HTML form without script. */
export const isNativeForm = (request: Request): boolean => mediaTypeOf(request) === FORM

/**
 * Reads the fields of a native form; of a field sent several times, the last value.
 * @throws AppError `unsupported_media_type` or `body_too_large`
 */
export async function readFormBody(
  request: Request,
  limitBytes: number = DEFAULT_LIMIT_BYTES,
): Promise<Record<string, string>> {
  if (mediaTypeOf(request) !== FORM) throw new AppError('unsupported_media_type')
  return Object.fromEntries(new URLSearchParams(await readText(request, limitBytes)))
}

/**
 * Protects writes against requests from other sites' pages (CSRF). `Sec-Fetch-Site` decides if the browser sends it,
 * since `Origin` is `null` on pages that send no referrer.
 * @throws AppError `wrong_origin`
 */
export function assertSameOrigin(request: Request, siteUrl: string): void {
  const fetchSite = request.headers.get('sec-fetch-site')
  const isSame = fetchSite ? fetchSite === 'same-origin' : request.headers.get('origin') === new URL(siteUrl).origin
  if (!isSame) throw new AppError('wrong_origin')
}

function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

async function readText(request: Request, limitBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length')) > limitBytes) throw new AppError('body_too_large')
  try {
    return await readLimitedText(request.body, limitBytes)
  } catch (error) {
    if (error instanceof BodyLimitError) throw new AppError('body_too_large')
    throw new InvalidInputError('the body was cut short', { cause: error })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InvalidInputError('the body is not JSON', { cause: error })
  }
}
