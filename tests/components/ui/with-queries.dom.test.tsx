import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withQueries } from '@/components/ui/with-queries'

const Player = withQueries(({ id }: { id: string }) => <input id={id} aria-label="player’s" />)

/** The visitor's control, and the player's once it has arrived. */
const place = (id?: string) => (
  <>
    {id === undefined ? <input id="terms" aria-label="visitor’s" /> : <Player key="player" id={id} />}
    <button type="button">elsewhere</button>
  </>
)

function replaceFocused(focused: string, id: string): void {
  const { rerender } = render(place())
  screen.getByRole(focused === 'elsewhere' ? 'button' : 'textbox', { name: focused }).focus()
  rerender(place(id))
}

test('the focus of a visitor’s control goes to the player’s that replaces it', () => {
  replaceFocused('visitor’s', 'terms')
  expect(screen.getByLabelText('player’s')).toHaveFocus()
})

test('a focus elsewhere stays there', () => {
  replaceFocused('elsewhere', 'terms')
  expect(screen.getByRole('button')).toHaveFocus()
})

test('another control does not take it', () => {
  replaceFocused('visitor’s', 'other')
  expect(document.body).toHaveFocus()
})
