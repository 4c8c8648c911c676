/**
 * Shows of the questions around it only those that hold every word of the search, in the question or in its answer. It hides
 * and shows what the server drew; an empty search shows everything.
 */
export default function attachQuestionSearch(root: HTMLElement): () => void {
  const input = root.querySelector<HTMLInputElement>('input[type=search]')
  if (!input) return () => undefined
  const groups = [...root.querySelectorAll<HTMLElement>('[data-questions]')]
  const search = () => {
    const words = plain(input.value).split(/\s+/).filter(Boolean)
    for (const group of groups) {
      const questions = [...group.querySelectorAll('details')]
      for (const question of questions) {
        const text = plain(question.textContent)
        question.hidden = !words.every((word) => text.includes(word))
      }
      group.hidden = questions.every(({ hidden }) => hidden)
    }
    root.toggleAttribute(
      'data-found-none',
      groups.every(({ hidden }) => hidden),
    )
  }
  input.addEventListener('input', search)
  // What was typed before script was at work.
  search()
  return () => input.removeEventListener('input', search)
}

/** Strips case and accents, so that nobody has to type them. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
