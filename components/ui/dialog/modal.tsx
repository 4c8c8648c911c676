import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { CloseIcon } from '../icons'
import attachDialog from './attach-dialog'
import type { DialogSize } from './dialog'

type ModalProps = {
  title: string
  closeLabel: string
  size?: DialogSize
  className?: string
  /** It was closed, by whatever means. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog that is open for as long as it is drawn, for islands; those of the page itself are `Dialog`s. */
export function Modal({ title, closeLabel, size = 'md', className, onClose, children }: ModalProps) {
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
  return (
    <dialog
      ref={root}
      closedby="any"
      aria-labelledby={titleId}
      // One that has been opened anew meanwhile is not closed.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      className={clsx('dialog', `dialog-${size}`, className)}
    >
      <div className="dialog-head">
        <h2 id={titleId} className="text-head-sm first-letter:uppercase">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={() => root.current?.close()}
          className="icon-button dialog-close"
        >
          <CloseIcon className="size-6" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
