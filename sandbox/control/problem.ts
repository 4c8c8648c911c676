import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'

/** A refusal of the control API, as `application/problem+json` (RFC 9457). */
export class ControlProblem extends HTTPException {
  constructor(status: 400 | 403 | 404, code: string, detail: string) {
    const body = { type: 'about:blank', title: code.replaceAll('_', ' '), status, code, detail }
    const headers = { 'content-type': 'application/problem+json' }
    super(status, { message: detail, res: new Response(JSON.stringify(body), { status, headers }) })
  }
}

/** @throws ControlProblem 400 `bad_input`, naming every field that is wrong */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input)
  if (!result.success) throw new ControlProblem(400, 'bad_input', z.prettifyError(result.error))
  return result.data
}

/** The request's JSON body through a schema; no body counts as `{}`. */
export async function parseBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const text = await c.req.text()
  try {
    return parseInput(schema, text === '' ? {} : JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) throw new ControlProblem(400, 'bad_input', 'the body is not JSON')
    throw error
  }
}
