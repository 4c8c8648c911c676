import { expect, test } from 'vitest'
import { GET } from '@/app/api/chat/availability/route'
import { env } from '@/lib/core/server/env'
import { stubUpstream } from '@/tests/lib/support/upstream'
import { forgetProcessState } from '@/tests/support/forget-process-state'

const ask = () => GET(new Request('http://localhost:3000/api/chat/availability'))

test.each([true, false])('says whether an agent is there (%s), freshly each time [CT-030]', async (available) => {
  forgetProcessState()
  const asked = stubUpstream(() => Response.json({ available }))
  for (let press = 0; press < 2; press += 1) {
    const response = await ask()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ isAvailable: available, script: env.CHAT_SCRIPT_URL })
  }
  expect(asked.map(({ url }) => url)).toEqual([env.CHAT_AVAILABILITY_URL, env.CHAT_AVAILABILITY_URL])
})

test.each([
  ['fails', () => new Response(null, { status: 500 })],
  ['answers something else', () => Response.json({ available: 'perhaps' })],
  ['can’t be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('where the chat %s, no agent is there', async (_, answer) => {
  forgetProcessState()
  stubUpstream(answer)
  expect(await (await ask()).json()).toMatchObject({ isAvailable: false })
})
