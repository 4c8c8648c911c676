import type { ReactNode, Ref } from 'react'

type TermsBoxProps = {
  /** Phrasing content, since it is inside a label. */
  children: ReactNode
  /** Id of the checkbox; unique on the page. */
  id: string
  box?: Ref<HTMLInputElement>
  checked?: boolean
  /** Whether the browser refuses to submit the form while it isn't ticked. */
  isRequired?: boolean
  onTick?: (isTicked: boolean) => void
}

/** A checkbox with terms. Without `onTick` it is uncontrolled. */
export function TermsBox({ children, id, box, checked, isRequired, onTick }: TermsBoxProps) {
  return (
    <label className="flex max-w-prose items-start gap-3 text-base">
      <input
        ref={box}
        id={id}
        type="checkbox"
        name="terms"
        value="ticked"
        required={isRequired}
        className="mt-1 size-5 shrink-0 accent-orange"
        checked={checked}
        onChange={onTick && (({ currentTarget }) => onTick(currentTarget.checked))}
      />
      <span className="min-w-0">{children}</span>
    </label>
  )
}

/** Whether a checkbox on the page is ticked: it may have been before the script ran. */
export function isTicked(id: string): boolean {
  const box = document.getElementById(id)
  return box instanceof HTMLInputElement && box.checked
}
