import { vi } from 'vitest'

/** Answers every call to a service with `answer` and collects what was asked. */
export function stubUpstream(answer: (request: Request) => Response | Promise<Response>): Request[] {
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (...call: ConstructorParameters<typeof Request>) => {
    const request = new Request(...call)
    asked.push(request.clone())
    return answer(request)
  })
  return asked
}
