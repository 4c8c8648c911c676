import type { ReactNode, Ref } from 'react'

type TermsBoxProps = {
  /** Phrasing content: it stands in a label. */
  children: ReactNode
  box?: Ref<HTMLInputElement>
  isTicked?: boolean
  onTick?: (isTicked: boolean) => void
}

/** The terms of a campaign, to be ticked. Without `onTick` the browser alone keeps its state. */
export function TermsBox({ children, box, isTicked, onTick }: TermsBoxProps) {
  return (
    <label className="flex max-w-prose items-start gap-3 text-base">
      <input
        ref={box}
        type="checkbox"
        className="mt-1 size-5 shrink-0 accent-orange"
        checked={isTicked}
        onChange={onTick && (({ currentTarget }) => onTick(currentTarget.checked))}
      />
      <span>{children}</span>
    </label>
  )
}
