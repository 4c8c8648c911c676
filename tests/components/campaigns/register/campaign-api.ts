import { delay } from 'msw'
import { http } from 'msw/http'
import { AppError, type ErrorCode, statusOf } from '@/lib/core/errors'
import { problemFromError } from '@/lib/core/problem'
import { ownApi } from '../../../lib/support/own-api'

type Answer = { isRegistered: boolean } | ErrorCode | AppError
type Method = 'GET' | 'POST' | 'DELETE'

/**
 * A player's registration for a campaign in our own API; each method's answers come one after the other, the last one for
 * ever, and without any it never answers. @returns the methods that are asked
 */
export function stubCampaignApi(answers: Partial<Record<Method, Answer[]>>): Method[] {
  document.documentElement.dataset.playerId = 'maya'
  const asked: Method[] = []
  const answering = (method: Method) => async () => {
    asked.push(method)
    const left = answers[method] ?? []
    const answer = left.length > 1 ? left.shift() : left[0]
    if (answer === undefined) await delay('infinite')
    if (typeof answer === 'object' && !(answer instanceof AppError)) return Response.json(answer)
    const error = answer instanceof AppError ? answer : new AppError(answer ?? 'internal_error')
    return Response.json(problemFromError(error), { status: statusOf(error.code) })
  }
  const path = '/api/campaigns/:campaign/registration'
  ownApi(http.get(path, answering('GET')), http.post(path, answering('POST')), http.delete(path, answering('DELETE')))
  return asked
}
