import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { CloseIcon } from '../icons'
import attachDialog from './attach-dialog'
import type { DialogSize } from './dialog'

type ModalProps = {
  title: string
  closeLabel: string
  size?: DialogSize
  /** Whether the dialog can't be closed, because something is under way that must not be interrupted. */
  isLocked?: boolean
  /** Called when the dialog was closed, for any reason. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog for islands, open as long as it is rendered, of size `lg` by default (SY-016); server-rendered ones
 * are `Dialog`s.
 */
export function Modal({ title, closeLabel, size = 'lg', isLocked = false, onClose, children }: ModalProps) {
  const root = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // In a layout effect, which runs before the dialog is removed: a removed dialog doesn't restore the focus.
  useLayoutEffect(() => {
    const dialog = root.current
    if (!dialog) return undefined
    dialog.showModal()
    const detach = attachDialog(dialog)
    return () => {
      detach()
      dialog.close() // the focus goes back to where it was
    }
  }, [])
  const onDialogClose = (dialog: HTMLDialogElement) => {
    if (dialog.open) return // reopened meanwhile
    if (isLocked) dialog.showModal()
    else onClose()
  }
  return (
    <dialog
      ref={root}
      closedby={isLocked ? 'none' : 'any'}
      aria-labelledby={titleId}
      onCancel={(event) => isLocked && event.preventDefault()}
      onClose={({ currentTarget }) => onDialogClose(currentTarget)}
      className={clsx('dialog', `dialog-${size}`)}
    >
      <div className="dialog-head">
        <h2 id={titleId} className="text-head-sm first-letter:uppercase">
          {title}
        </h2>
        {!isLocked && (
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => root.current?.close()}
            className="icon-button dialog-close"
          >
            <CloseIcon className="size-6" />
          </button>
        )}
      </div>
      {children}
    </dialog>
  )
}
