import { getSession } from '@/lib/domains/session/api'
import type { Session } from '@/lib/domains/session/schema'
import { keepTicks, readTicks } from './ticks'

export type ChecklistOptions = {
  /** Of the list; the player's id is added to it. */
  storageKey: string
  texts: {
    /** With {name} in it. */
    greeting: string
    /** By how many are done. */
    progress: string[]
    unknown: string
  }
}

/** Greets the player, shows what is ticked off already and remembers each change (docs/decisions/015). */
export default function attachChecklist(root: HTMLElement, { storageKey, texts }: ChecklistOptions): () => void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[data-tick]')]
  const gone = new AbortController()
  const say = (selector: string, text: string) => {
    const place = root.querySelector(selector)
    if (place) place.textContent = text
  }
  const showProgress = () => {
    const done = boxes.filter(({ checked }) => checked).length
    const bar = root.querySelector<HTMLProgressElement>('[data-progress]')
    if (bar) bar.value = done
    say('[data-progress-text]', texts.progress[done] ?? '')
  }
  const show = ({ publicId, firstName }: Session) => {
    const key = `${storageKey}:${publicId}`
    const ticked = readTicks(key)
    for (const box of boxes) {
      box.checked = ticked.has(box.dataset.tick ?? '')
      box.disabled = false
      box.addEventListener(
        'change',
        () => {
          keepTicks(key, namesOf(boxes))
          showProgress()
        },
        { signal: gone.signal },
      )
    }
    say(
      '[data-greeting]',
      texts.greeting.replace('{name}', () => firstName),
    )
    showProgress()
  }
  const settle = () => root.querySelector('[data-greeting]')?.classList.remove('skeleton')
  getSession()
    .then((session) => !gone.signal.aborted && show(session))
    .catch((error: unknown) => {
      console.warn(error)
      say('[data-greeting]', texts.unknown)
    })
    .finally(settle)
  return () => gone.abort()
}

const namesOf = (boxes: HTMLInputElement[]) =>
  boxes.filter(({ checked }) => checked).map(({ dataset }) => dataset.tick ?? '')
