import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'

/** Ends the request with `{ error }` and this status. */
export function fail(status: 400 | 403 | 404, error: string): never {
  throw new HTTPException(status, { message: error })
}

/** Ends the request with a 403 whose `{ key }` says why (contracts.md). */
export function refuse(key: string): never {
  throw new HTTPException(403, { res: Response.json({ key }, { status: 403 }) })
}

/** Converts a thrown error to an answer: a deliberate refusal, or a plain 500. This is the only place that does so. */
export function answerError(error: Error, context: Context): Response {
  if (!(error instanceof HTTPException)) {
    console.error(error)
    return context.json({ error: 'internal error' }, 500)
  }
  if (error.res) return error.res
  return context.json({ error: error.message }, error.status)
}

/** The query string, parsed with `schema`; otherwise 400. */
export function readQuery<Schema extends z.ZodType>(context: Context, schema: Schema): z.output<Schema> {
  return accept(schema, context.req.query())
}

/** The JSON body, parsed with `schema`; otherwise 400. */
export async function readBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  const body: unknown = await context.req.json().catch(() => fail(400, 'the body is not JSON'))
  return accept(schema, body)
}

/** A numeric id in the path; any other value is answered 404. */
export function readId(context: Context, name = 'id'): number {
  const text = context.req.param(name) ?? ''
  return /^\d{1,12}$/.test(text) ? Number(text) : fail(404, `no such ${name}: ${text}`)
}

/** A value, parsed with `schema`; otherwise 400. */
export function accept<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  return result.success ? result.data : fail(400, z.prettifyError(result.error))
}
