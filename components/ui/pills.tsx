type Option<Value> = { value: Value; label: string; spoken?: string; isEnabled?: boolean }

type PillsProps<Value> = {
  legend: string
  name: string
  options: readonly Option<Value>[]
  value: Value | undefined
  choose: (value: Value) => void
}

/** A choice between a few options, as radio buttons that look like buttons. */
export function Pills<Value extends string>({ legend, name, options, value, choose }: PillsProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="pill">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isEnabled === false}
              onChange={() => choose(option.value)}
              aria-label={option.spoken}
            />
            <span aria-hidden={option.spoken === undefined ? undefined : true}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
