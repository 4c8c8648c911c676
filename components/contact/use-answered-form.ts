import { useEffect, useRef, useState } from 'react'
import { formId, sentId } from './answered-form'
import { textsIn } from './texts-in'

/**
 * What an island takes over from the form that the server drew: what was typed in it, and whether it was sent before script
 * was at work. To be asked for while that form is still there, which is in the first drawing.
 */
export function useAnsweredForm(anchor: string) {
  const [typed] = useState(() => typedIn(formId(anchor)))
  const [isSent, setSent] = useState(() => location.hash === `#${sentId(anchor)}`)
  const [isNew, setNew] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  const onSent = () => {
    setSent(true)
    setNew(true)
  }
  return { typed, isSent, onSent, box }
}

function typedIn(id: string): Record<string, string> {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? textsIn(form) : {}
}
