import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CloseIcon } from '../icons'
import { DialogBehaviour } from './lazy'

export type DialogSize = 'sm' | 'md' | 'lg' | 'full'

type DialogProps = {
  /** Unique on the page; a button opens the dialog with `command="show-modal" commandfor={id}`. */
  id: string
  title: string
  /** Whether the title is shown to screen readers only. */
  hidesTitle?: boolean
  closeLabel?: string
  size?: DialogSize
  className?: string
  children: ReactNode
}

/**
 * A modal dialog, of size `lg` by default (page-builder.md §9). The browser traps the focus and restores it; Escape, a
 * click on the backdrop and the close button close it. Buttons with commands open it without script.
 */
export async function Dialog({
  id,
  title,
  hidesTitle = false,
  closeLabel,
  size = 'lg',
  className,
  children,
}: DialogProps) {
  const t = await getTranslations('header')
  return (
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className={clsx('dialog', `dialog-${size}`, className)}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`} className={hidesTitle ? 'sr-only' : 'text-head-sm'}>
          {title}
        </h2>
        <button
          type="button"
          command="close"
          commandfor={id}
          aria-label={closeLabel ?? t('close')}
          className="icon-button dialog-close"
        >
          <CloseIcon className="size-6" />
        </button>
      </div>
      {children}
      <DialogBehaviour />
    </dialog>
  )
}
