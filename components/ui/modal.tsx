import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { CloseIcon } from './icons'

type ModalProps = {
  title: string
  closeLabel: string
  /** Something is under way that must not be left: nothing closes it. */
  isLocked?: boolean
  onClose: () => void
  size?: 'sm' | 'md' | 'lg'
  children: ReactNode
}

/**
 * A modal dialog of an island, open for as long as it is drawn; a page's own are drawn by `Dialog`. The browser traps and
 * gives back the focus.
 */
export function Modal({ title, closeLabel, isLocked = false, onClose, size = 'md', children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    if (!element.open) element.showModal()
    heading.current?.focus({ preventScroll: true })
    return () => element.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      closedby={isLocked ? 'none' : 'any'}
      aria-label={title}
      onCancel={(event) => isLocked && event.preventDefault()}
      onClose={() => (isLocked ? dialog.current?.showModal() : onClose())}
      className={clsx('dialog', `dialog-${size}`)}
    >
      <div className="dialog-head">
        <h2 ref={heading} tabIndex={-1} className="text-head-sm outline-none">
          {title}
        </h2>
        {!isLocked && (
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
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
