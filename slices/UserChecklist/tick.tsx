type TickProps = {
  label: string
  /** Without `onTick` the checkbox is disabled, as long as the player isn't known. */
  isTicked?: boolean
  onTick?: (isTicked: boolean) => void
}

export function Tick({ label, isTicked = false, onTick }: TickProps) {
  return (
    <label className="-m-2 hidden size-11 shrink-0 cursor-pointer place-items-center player:grid">
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        disabled={onTick === undefined}
        onChange={onTick && ((event) => onTick(event.target.checked))}
        readOnly={onTick === undefined}
        className="size-6 accent-pine"
      />
    </label>
  )
}
