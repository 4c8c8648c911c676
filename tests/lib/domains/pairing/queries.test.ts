import { QueryClient } from '@tanstack/react-query'
import { http } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import { pairingQuery } from '@/lib/domains/pairing/queries'
import { ownApi } from '../../support/own-api'
import { stubPage } from '../../support/page'

beforeEach(() => void stubPage())

test('the state at the partner is asked for until nobody waits for it', async () => {
  const stopped = Promise.withResolvers<string>()
  const untilStopped = ({ request }: { request: Request }) =>
    new Promise<never>(() => request.signal.addEventListener('abort', () => stopped.resolve('stopped')))
  const asked = ownApi(http.get('/api/pairing', untilStopped))
  const client = new QueryClient()
  const state = client.fetchQuery(pairingQuery)
  await vi.waitFor(() => expect(asked).toEqual(['GET /api/pairing']))
  void client.cancelQueries()
  await expect(state).rejects.toThrow('CancelledError')
  await expect(stopped.promise).resolves.toBe('stopped')
})

test('what is known of it is forgotten alone', async () => {
  const client = new QueryClient()
  client.setQueryData(pairingQuery.queryKey, { state: 'linked' })
  client.setQueryData(['another'], 1)
  client.removeQueries({ queryKey: pairingQuery.queryKey })
  expect(client.getQueryData(pairingQuery.queryKey)).toBeUndefined()
  expect(client.getQueryData(['another'])).toBe(1)
})
