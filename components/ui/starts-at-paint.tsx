import type { ComponentType } from 'react'
import type { StartsUnless } from '@/lib/core/starts-unless'

/**
 * A component whose script can't wait for the visitor's first sign (docs/decisions/046), since what the server drew for
 * everybody is empty or another visitor's until then. The page's script begins with the first paint where the
 * component's parent element is in view.
 *
 * @param unless what the server drew it for: its script waits for a visitor to whom that applies
 */
export function startsAtPaint<Props extends object>(
  View: ComponentType<Props>,
  unless?: (props: Props) => StartsUnless,
): ComponentType<Props> {
  return function StartsAtPaint(props: Props) {
    return (
      <>
        <View {...props} />
        <span hidden data-starts="paint" data-unless={unless && JSON.stringify(unless(props))} />
      </>
    )
  }
}
