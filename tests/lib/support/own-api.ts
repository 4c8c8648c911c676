import { vi } from 'vitest'

type Answer = (path: string, method: string) => Response | Promise<Response>

/** Answers what browser code asks our own API, whose addresses name no host. @returns what was asked: `GET /api/events/7` */
export function stubOwnApi(answer: Answer): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`)
    return answer(path, method)
  })
  return asked
}

export function problemAnswer(code: string, status: number): Response {
  return Response.json({ type: `urn:problem:${code}`, title: code, status, code }, { status })
}
