import { vi } from 'vitest'
import { AppError, type ErrorCode, statusOf } from '@/lib/core/errors'
import { problemFromError } from '@/lib/core/problem'

type Answer = { isRegistered: boolean } | ErrorCode | AppError

/** Our own API as the page of a player asks it; each method's answers come one after the other, the last one for ever. */
export function stubCampaignApi(answers: Partial<Record<'GET' | 'POST' | 'DELETE', Answer[]>>) {
  const asked: string[] = []
  document.documentElement.dataset.playerId = 'maya'
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET' }: { method?: 'GET' | 'POST' | 'DELETE' }) => {
    asked.push(method)
    const left = answers[method] ?? []
    const answer = left.length > 1 ? left.shift() : left[0]
    if (answer === undefined) return new Promise<Response>(() => undefined)
    if (typeof answer === 'object' && !(answer instanceof AppError)) return Response.json(answer)
    const error = typeof answer === 'string' ? new AppError(answer) : answer
    return Response.json(problemFromError(error), { status: statusOf(error.code) })
  })
  return asked
}
