import { type APIResponse, expect } from '@playwright/test'
import { z } from 'zod'

const problemSchema = z.object({ code: z.string(), status: z.number() })

/** Expects our own refusal: problem+json with a code, without anything from the service, and not cached. */
export async function expectProblem(answer: APIResponse, about: string): Promise<string> {
  const text = await answer.text()
  expect(answer.status(), `${about}: ${text}`).toBeGreaterThanOrEqual(400)
  expect(answer.headers()['content-type'], about).toBe('application/problem+json')
  expect(answer.headers()['cache-control'], about).toBe('no-store')
  expect(text, about).not.toMatch(/sandbox|stack|token/i)
  expect(answer.headers()['set-cookie'] ?? '', `${about}: the session stays`).not.toMatch(/session=;/)
  const { code, status } = problemSchema.parse(JSON.parse(text))
  return `${status} ${code}`
}
