import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * A control's reference, by which a choice is heard that the visitor made before the control's script was at work.
 * Hydration leaves what was chosen in the element, but calls nobody.
 *
 * @param shown value that the control is rendered with
 * @param choose called with another value, soon after the first render
 */
export function useUnheardChoice<Control extends HTMLSelectElement | HTMLInputElement>(
  shown: string,
  choose: (value: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const hear = useEffectEvent(choose)
  const first = useRef(shown)
  // Before the browser's own values (the visitor's zone, say) are rendered, which changes what is selected.
  useLayoutEffect(() => {
    const chosen = control.current && unheardIn(control.current, first.current)
    if (chosen !== undefined && chosen !== null) queueMicrotask(() => hear(chosen))
  }, [])
  return control
}

/** The value of a control if the visitor chose it. The head script may have changed that of the selected option. */
function unheardIn(control: HTMLSelectElement | HTMLInputElement, shown: string): string | undefined {
  const isOwn = control instanceof HTMLSelectElement && control.selectedOptions[0]?.defaultSelected
  return isOwn || control.value === shown ? undefined : control.value
}
