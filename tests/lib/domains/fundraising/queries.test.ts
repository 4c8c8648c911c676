import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ownFundraiserQuery } from '@/lib/domains/fundraising/queries'

test('a page that shows again asks for the player’s part again: another tab may have opted in', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const ask = vi.fn(async () => ({ fundraiserId: null, publicId: 'ply-maya', project: null }))
  client.mount()
  const stop = new QueryObserver(client, { ...ownFundraiserQuery('1001'), queryFn: ask }).subscribe(() => undefined)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(ask).toHaveBeenCalledTimes(1)

  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  stop()
  client.unmount()
  focusManager.setFocused(undefined)
})
