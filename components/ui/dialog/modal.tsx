import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { CloseIcon } from '../icons'
import attachDialog from './attach-dialog'
import type { DialogSize } from './dialog'

type ModalProps = {
  title: string
  closeLabel: string
  size?: DialogSize
  /** Something is under way that must not be left: nothing closes it. */
  isLocked?: boolean
  /** It was closed, by whatever means. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog that is open for as long as it is drawn, for islands, of size `lg` unless it says otherwise (SY-016); those of the page are `Dialog`s. */
export function Modal({ title, closeLabel, size = 'lg', isLocked = false, onClose, children }: ModalProps) {
  const root = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Before the dialog leaves the page: a removed one gives no focus back.
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
