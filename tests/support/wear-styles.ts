import { readFileSync } from 'node:fs'
import { onTestFinished } from 'vitest'

/** A rule without others in it, which jsdom does not know. */
const PLAIN_RULE = /^[^\s{}][^{}]*\{[^{}]*\}/gm

/**
 * Puts the plain rules of a style sheet of the product into the test's page, so that what it hides is hidden.
 * @param path from the project's root
 */
export function wearStyles(path: string): void {
  const style = document.createElement('style')
  style.textContent = (readFileSync(path, 'utf8').match(PLAIN_RULE) ?? []).join('\n')
  document.head.append(style)
  onTestFinished(() => style.remove())
}
