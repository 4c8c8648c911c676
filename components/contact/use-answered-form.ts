import { useEffect, useRef, useState } from 'react'
import { formId, sentId } from './answered-form'
import { readFormTexts } from './read-form-texts'

/**
 * The state that an island takes over from the server-rendered form: what was typed, and whether it was sent before the
 * script ran. To be read in the first render, while that form still exists.
 */
export function useAnsweredForm(anchor: string) {
  const [typed] = useState(() => readTyped(formId(anchor)))
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

function readTyped(id: string): Record<string, string> {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? readFormTexts(form) : {}
}
