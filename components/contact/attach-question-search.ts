/**
 * Filters the questions around it to those that contain every word of the search, in the question or the answer. It
 * hides and shows server-rendered elements; an empty search shows all.
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
  // Applies what was typed before the script ran.
  search()
  return () => input.removeEventListener('input', search)
}

/** Strips case and accents, so that nobody has to type them. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
