import { runInThisContext } from 'node:vm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { commandButtons } from '@/lib/delivery/command-buttons'

const open = vi.fn<() => void>()
const close = vi.fn<() => void>()

function draw(html: string): { button: HTMLElement; dialog: HTMLDialogElement } {
  document.body.innerHTML = `${html}<dialog id="menu"></dialog>`
  const [button, dialog] = [document.querySelector('button'), document.querySelector('dialog')]
  if (button === null || dialog === null) throw new Error('There is no button or no dialog.')
  return { button, dialog: Object.assign(dialog, { showModal: open, close }) }
}

// jsdom knows no commands, like the browsers that this is for.
beforeAll(() => void runInThisContext(commandButtons))

beforeEach(() => {
  open.mockClear()
  close.mockClear()
})

test('a button opens its dialog in a browser that knows no commands, and an open one stays open', () => {
  const { button, dialog } = draw('<button command="show-modal" commandfor="menu"><b>Menu</b></button>')
  button.querySelector('b')?.click()
  expect([open.mock.calls.length, close.mock.calls.length]).toEqual([1, 0])
  dialog.open = true
  button.click()
  expect(open).toHaveBeenCalledOnce()
})

test('a button closes its dialog', () => {
  draw('<button command="close" commandfor="menu">Close</button>').button.click()
  expect([open.mock.calls.length, close.mock.calls.length]).toEqual([0, 1])
})

test.each(['<button type="button">More</button>', '<button command="show-modal" commandfor="another">Menu</button>'])(
  'nothing happens at %s',
  (html) => {
    draw(html).button.click()
    expect([open.mock.calls.length, close.mock.calls.length]).toEqual([0, 0])
  },
)

test('a browser that knows commands is left alone', () => {
  const listening = vi.spyOn(window, 'addEventListener')
  Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { value: null, configurable: true })
  runInThisContext(commandButtons)
  expect(listening).not.toHaveBeenCalled()
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
})
