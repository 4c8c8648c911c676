import { share } from './share'

export type ShareOptions = { title: string; url: string }

/** Shares a page's address at a click on the button inside, and shows the outcome. */
export default function attachShare(root: HTMLElement, options: ShareOptions): () => void {
  const button = root.querySelector('button')
  if (!button) return () => undefined
  const say = (outcome: string | undefined) => {
    for (const words of root.querySelectorAll<HTMLElement>('[data-outcome]')) {
      words.hidden = words.dataset.outcome !== outcome
    }
  }
  const onClick = () => {
    say(undefined)
    void share(options).then(say)
  }
  button.addEventListener('click', onClick)
  return () => button.removeEventListener('click', onClick)
}
