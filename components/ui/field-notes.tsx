import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** What every field has: a label above it, and below it a hint and, while something is wrong, an error. */
export type FieldProps = {
  label: string
  hint?: string
  /** In words, of `fieldErrorText`. */
  error?: string
}

/** How an input says which notes are its own, and that one of them is an error. */
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
