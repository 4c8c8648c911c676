import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useUnheardChoice } from '@/components/ui/use-unheard-choice'

type ChoiceProps = { choose: (value: string) => void }

function Choice({ choose }: ChoiceProps) {
  const zone = useUnheardChoice<HTMLSelectElement>('UTC', choose)
  const day = useUnheardChoice<HTMLInputElement>('2030-05-15', choose)
  return (
    <>
      <select ref={zone} value="UTC" onChange={() => {}}>
        <option value="UTC" suppressHydrationWarning>
          UTC
        </option>
        <option value="Asia/Tokyo">Tokyo</option>
      </select>
      <input ref={day} type="date" defaultValue="2030-05-15" />
    </>
  )
}

/** Hydrates what the server drew, after something was done to it. */
async function hydrateAfter(touch: (box: HTMLElement) => void) {
  const choose = vi.fn<(value: string) => void>()
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(<Choice choose={choose} />)
  touch(box)
  const root = await act(async () => hydrateRoot(box, <Choice choose={choose} />))
  onTestFinished(() => act(() => root.unmount()))
  return choose
}

const select = (box: HTMLElement) => box.querySelector('select') ?? document.createElement('select')
const input = (box: HTMLElement) => box.querySelector('input') ?? document.createElement('input')

test('an option that was selected before hydration is heard', async () => {
  const choose = await hydrateAfter((box) => (select(box).value = 'Asia/Tokyo'))
  expect(choose.mock.calls).toEqual([['Asia/Tokyo']])
})

test('so is a day that was typed', async () => {
  const choose = await hydrateAfter((box) => (input(box).value = '2030-05-20'))
  expect(choose.mock.calls).toEqual([['2030-05-20']])
})

test('what nobody touched is no choice, also where the head script has put the visitor’s zone', async () => {
  const choose = await hydrateAfter((box) => {
    const [own] = select(box).options
    if (own) own.value = 'Europe/Berlin'
  })
  expect(choose).not.toHaveBeenCalled()
})
