import type { ReactNode, Ref } from 'react'

type AnsweredFormProps = {
  /** Of the section; a form without script leads to `#{anchor}-sent` or `#{anchor}-failed`. */
  anchor: string
  thanks: ReactNode
  failed: string
  /** Known where script is at work; without it the address says so. */
  isSent?: boolean
  box?: Ref<HTMLDivElement>
  /** The form. */
  children: ReactNode
}

/** A form that its thanks replace [FM-011]. */
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

/** Where a form that was sent without script leads to. */
export const sentId = (anchor: string) => `${anchor}-sent`

/** Of the form as the server drew it. */
export const formId = (anchor: string) => `${anchor}-form`
