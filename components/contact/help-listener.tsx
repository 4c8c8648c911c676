import { useEffect, useState, type ReactNode } from 'react'
import { agreesTo } from '@/lib/core/consent'

const TYPES = ['pointerover', 'pointerdown', 'click'] as const

/**
 * Serves every help button of every page, so that pages load nothing of chat and form until a button is pressed. If
 * help can't be loaded, the button's form leads to the contact page, as without script.
 */
export function HelpListener() {
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
      if (event.type === 'click') event.preventDefault()
      if (button.ariaDisabled === 'true') return
      if (event.type === 'click') void help(button)
      // The chat is another company's: only visitors who have agreed to it load something of it before they open it.
      else if (button.dataset.help === 'chat' ? agreesTo('chat') : event.type === 'pointerdown')
        import('./help-with').then(({ prepareHelp }) => prepareHelp(button), console.error)
    }
    for (const type of TYPES) document.addEventListener(type, take)
    return () => TYPES.forEach((type) => document.removeEventListener(type, take))
  }, [])
  return opened
}
