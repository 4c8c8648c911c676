import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { TermsBox } from '@/components/ui/terms-box'
import { useTerms } from '@/components/ui/use-terms'

function View() {
  const { box } = useTerms('plan-terms')
  return <TermsBox {...box}>I accept</TermsBox>
}

/** Something that happens after the view is drawn, and before it is shown. */
function Meanwhile({ happens }: { happens: () => void }) {
  happens()
  return null
}

let before: HTMLInputElement

beforeEach(() => {
  document.body.innerHTML = '<input type="checkbox" id="plan-terms">'
  before = document.querySelector('input') ?? new HTMLInputElement()
})

const set = (isTicked: boolean) => {
  before.checked = isTicked
  before.dispatchEvent(new Event('change', { bubbles: true }))
}
const shown = () => {
  before.remove() // as the view replaces what was there
  return screen.getByRole('checkbox', { name: 'I accept' })
}

test.each([true, false])('what was ticked before the view was drawn counts: %s', (isTicked) => {
  set(isTicked)
  render(<View />)
  expect(shown()).toHaveProperty('checked', isTicked)
})

test.each([true, false])('so does what is changed while it is drawn: %s', async (isTicked) => {
  set(!isTicked)
  await act(
    async () =>
      void render(
        <>
          <View />
          <Meanwhile happens={() => set(isTicked)} />
        </>,
      ),
  )
  expect(shown()).toHaveProperty('checked', isTicked)
  fireEvent.click(shown())
  expect(shown()).toHaveProperty('checked', !isTicked)
})

test('a tick on a page before says nothing of the next one', () => {
  set(true)
  before.remove()
  render(<View />)
  expect(shown()).not.toBeChecked()
})
