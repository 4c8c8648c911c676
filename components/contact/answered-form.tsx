import type { ReactNode, Ref } from 'react'

type AnsweredFormProps = {
  /** Anchor of the section; without script the form leads to `#{anchor}-sent` or `#{anchor}-failed`. */
  anchor: string
  thanks: ReactNode
  failed: string
  /** Set by script; without script the address's hash says so. */
  isSent?: boolean
  box?: Ref<HTMLDivElement>
  /** The form. */
  children: ReactNode
}

/** A form that is replaced by a message of thanks once it is sent [FM-011]. */
export function AnsweredForm({ anchor, thanks, failed, isSent = false, box, children }: AnsweredFormProps) {
  return (
    <div className="answered-form" data-sent={isSent ? '' : undefined}>
      <div ref={box} id={sentId(anchor)} role="status" tabIndex={-1} className="answered-form-thanks">
        {thanks}
      </div>
      {!isSent && (
        <>
          <p id={`${anchor}-failed`} className="answered-form-failed">
            {failed}
          </p>
          {children}
        </>
      )}
    </div>
  )
}

/** Anchor that a form submitted without script leads to. */
export const sentId = (anchor: string) => `${anchor}-sent`

/** Id of the server-rendered form. */
export const formId = (anchor: string) => `${anchor}-form`
