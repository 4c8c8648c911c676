import type { ComponentType } from 'react'

/**
 * A component whose script can't wait for the visitor's first sign (docs/decisions/046), since what the server drew for
 * everybody is empty or another visitor's until then: a time in the visitor's zone, a price of the visitor's country.
 * The page's script begins with the first paint where the component's parent element is in view.
 */
export function startsAtPaint<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return function StartsAtPaint(props: Props) {
    return (
      <>
        <View {...props} />
        <span hidden data-starts="paint" />
      </>
    )
  }
}
