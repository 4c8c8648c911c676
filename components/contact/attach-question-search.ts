import { fillPlural } from '@/lib/core/plural'

/**
 * Filters the questions around it to those that contain every word of the search, in the question or the answer. It
 * hides and shows server-rendered elements; an empty search shows all. How many are left is said while one types.
 */
export default function attachQuestionSearch(root: HTMLElement): () => void {
  const input = root.querySelector<HTMLInputElement>('input[type=search]')
  if (!input) return () => undefined
  const status = root.querySelector<HTMLElement>('[role=status]')
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
    const count = root.querySelectorAll('[data-questions]:not([hidden]) details:not([hidden])').length
    if (status) status.textContent = words.length > 0 ? outcome(status, count) : ''
  }
  input.addEventListener('input', search)
  // Applies what was typed before the script ran.
  search()
  return () => input.removeEventListener('input', search)
}

function outcome({ dataset }: HTMLElement, count: number): string {
  const { found = '', none = '' } = dataset
  return count === 0 ? none : fillPlural(found, { count }, document.documentElement.lang)
}

/** Strips case and accents, so that nobody has to type them. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
