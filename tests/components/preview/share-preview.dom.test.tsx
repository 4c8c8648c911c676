import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { expect, test } from 'vitest'
import SharePreview from '@/components/preview/share-preview'
import { ownApi, problemAnswer } from '../../lib/support/own-api'

const texts = { share: 'Share', shared: 'Link', shareFailed: 'Failed' }

test('two presses within one frame make one link; after a failure another press makes one', async () => {
  const refused = ownApi(http.post('/api/preview/share', () => problemAnswer('upstream_unavailable', 503)))
  render(<SharePreview texts={texts} />)
  const button = screen.getByRole('button', { name: 'Share' })
  act(() => {
    button.click()
    button.click()
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed')
  expect(refused).toEqual(['POST /api/preview/share'])
  ownApi(http.post('/api/preview/share', () => Response.json({ url: 'https://site.test/shared', hours: 24 })))
  await userEvent.click(button)
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue('https://site.test/shared')
})
