'use client'

import { useEffect, useState, type ReactNode } from 'react'

/**
 * Serves every help button of every page: one listener, so that pages carry nothing of chat and form until a button is
 * pressed. Where help can't be loaded, the button's form leads to the page with the contact form, as without script.
 */
export function HelpDesk() {
  const [opened, setOpened] = useState<ReactNode>()
  useEffect(() => {
    const help = async (button: HTMLButtonElement) => {
      button.ariaDisabled = 'true'
      try {
        const { helpWith } = await import('./help-with')
        setOpened(await helpWith(button, () => setOpened(undefined)))
      } catch (error) {
        console.error(error)
        button.form?.submit()
      } finally {
        button.ariaDisabled = null
      }
    }
    const take = (event: MouseEvent) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-help]') : null
      if (!button) return
      event.preventDefault()
      if (button.ariaDisabled !== 'true') void help(button)
    }
    document.addEventListener('click', take)
    return () => document.removeEventListener('click', take)
  }, [])
  return opened
}
