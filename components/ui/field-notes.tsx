import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Props of every field: a label above it, and below it a hint and, if it is invalid, an error. */
export type FieldProps = {
  label: string
  hint?: string
  /** A message, as `fieldErrorText` returns it. */
  error?: string
}

/** ARIA attributes that connect an input with its notes and its error. */
export function notedBy(id: string, { hint, error, unit }: { hint?: string; error?: string; unit?: string }) {
  return {
    'aria-describedby': clsx(unit && `${id}-unit`, hint && `${id}-hint`, error && `${id}-error`) || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

export function FieldLabel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <label htmlFor={id} className="mb-1.5 block font-semibold">
      {children}
    </label>
  )
}

export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-alert">
          {error}
        </p>
      )}
    </>
  )
}
