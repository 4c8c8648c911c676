import { http } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import { keepFundraiser, openAccount, openProject } from '@/lib/domains/fundraising/api'
import { ownApi } from '../../support/own-api'
import { stubPage } from '../../support/page'

let sent: unknown[]

beforeEach(() => {
  stubPage()
  sent = []
})

const answering = (answer: object) =>
  ownApi(
    http.all('/api/fundraising/*', async ({ request }) => {
      const text = await request.text()
      sent.push(text === '' ? undefined : JSON.parse(text))
      return Response.json(answer)
    }),
  )

test('the sealed account goes from step to step [FR-030]', async () => {
  const opening = answering({ account: 'sealed' })
  await expect(openAccount()).resolves.toBe('sealed')
  expect(opening).toEqual(['POST /api/fundraising/account'])

  const project = { id: 8001, raised: 0, target: 0, symbol: '$' }
  const joining = answering({ project })
  await expect(openProject(1001, 'sealed')).resolves.toEqual(project)
  expect(joining).toEqual(['POST /api/fundraising/events/1001/project'])

  const keeping = answering({ fundraiserId: 7001 })
  await expect(keepFundraiser('sealed')).resolves.toBe(7001)
  expect(keeping).toEqual(['PUT /api/fundraising/profile'])
  expect(sent).toEqual([undefined, { account: 'sealed' }, { account: 'sealed' }])
})
