import { vi } from 'vitest'
import { AppError, type ErrorCode, statusOf } from '@/lib/core/errors'
import { problemFromError } from '@/lib/core/problem'

type Answer = { isRegistered: boolean } | ErrorCode

/** Our own API as pages ask it; each method's answers come one after the other, the last one for ever. */
export function stubCampaignApi(answers: Partial<Record<'GET' | 'POST' | 'DELETE', Answer[]>>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET' }: { method?: 'GET' | 'POST' | 'DELETE' }) => {
    asked.push(method)
    const left = answers[method] ?? []
    const answer = left.length > 1 ? left.shift() : left[0]
    if (answer === undefined) return new Promise<Response>(() => undefined)
    if (typeof answer === 'object') return Response.json(answer)
    return Response.json(problemFromError(new AppError(answer)), { status: statusOf(answer) })
  })
  return asked
}
