import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import attachDialog from '@/components/ui/dialog/attach-dialog'
import { Dialog } from '@/components/ui/dialog/dialog'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'

afterEach(() => document.body.replaceChildren())

async function draw(props: Partial<Parameters<typeof Dialog>[0]> = {}) {
  const element = (
    <Dialog id="rules" title="The rules" {...props}>
      Be kind.
    </Dialog>
  )
  document.body.innerHTML = renderToStaticMarkup(await resolveTree(element))
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('no dialog drawn')
  dialog.setAttribute('open', '')
  return dialog
}

test('is named by its title, large by default, and has a labelled close button [SY-016, SX-023]', async () => {
  const dialog = await draw()
  expect(dialog).toHaveAccessibleName('The rules')
  expect(dialog).toHaveClass('dialog-lg')
  expect(dialog.querySelector('button')).toHaveAccessibleName('Close')
})

test('can be of another size, hide its title and name its close button', async () => {
  const dialog = await draw({ size: 'sm', hidesTitle: true, closeLabel: 'Close video' })
  expect(dialog).toHaveClass('dialog-sm')
  expect(dialog.querySelector('h2')).toHaveClass('sr-only')
  expect(dialog).toHaveAccessibleName('The rules')
  expect(dialog.querySelector('button')).toHaveAccessibleName('Close video')
})

/** @returns whether a click there closed the dialog, which lies at 100, 100 and measures 200 by 200 */
function isClosedBy(dialog: HTMLDialogElement, at: { clientX: number; clientY: number }, target: Element = dialog) {
  const close = vi.fn<() => void>()
  dialog.close = close
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 200))
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }))
  return close.mock.calls.length > 0
}

test('a click on the backdrop closes it in browsers without light dismiss; one inside does not', async () => {
  const dialog = await draw()
  const detach = attachDialog(dialog)
  expect(isClosedBy(dialog, { clientX: 10, clientY: 150 })).toBe(true)
  expect(isClosedBy(dialog, { clientX: 150, clientY: 150 })).toBe(false)
  expect(isClosedBy(dialog, { clientX: 0, clientY: 0 }, dialog.querySelector('h2') ?? undefined)).toBe(false)
  detach()
  expect(isClosedBy(dialog, { clientX: 10, clientY: 150 })).toBe(false)
})

test('leaves the backdrop to browsers that know light dismiss', async () => {
  Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', { value: 'any', configurable: true })
  const dialog = await draw()
  attachDialog(dialog)
  expect(isClosedBy(dialog, { clientX: 10, clientY: 150 })).toBe(false)
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
})

test('the focus stays in the dialog if what had it is replaced, until the dialog is closed', async () => {
  const dialog = await draw()
  const detach = attachDialog(dialog)
  const removeFocused = async () => {
    const button = dialog.appendChild(document.createElement('button'))
    button.focus()
    await Promise.resolve()
    button.remove()
    await Promise.resolve()
  }
  await removeFocused()
  expect(dialog).toHaveFocus()
  dialog.removeAttribute('open')
  await removeFocused()
  expect(document.body).toHaveFocus()
  detach()
  dialog.setAttribute('open', '')
  await removeFocused()
  expect(document.body).toHaveFocus()
})
