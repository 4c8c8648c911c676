import { useEffect } from 'react'
import { ofThisTab } from '@/lib/core/browser-storage'
import { TYPED } from '@/lib/core/typed-before'

/** What was typed before the page was reloaded is put back. The script is loaded only then. */
export function TypedBefore() {
  useEffect(() => {
    if (ofThisTab.read(TYPED)) import('./restore-typed').then(({ restoreTyped }) => restoreTyped()).catch(console.error)
  }, [])
  return null
}
