import { html } from 'hono/html'
import type { Html } from './layout.ts'

export type Field = {
  name: string
  label: string
  autocomplete: string
  type?: 'text' | 'email' | 'password'
  hint?: string
  /** The value that was typed before. */
  value?: string | undefined
  /** Why that value is invalid. */
  wrong?: string | undefined
}

/** A labelled input with its hint or error. The server validates it, so that the messages are our own. */
export function field({ name, label, autocomplete, type = 'text', hint, value = '', wrong }: Field): Html {
  const note = wrong ?? hint
  const noteId = `${name}-note`
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      ${note ? html`aria-describedby="${noteId}"` : ''}
      ${wrong ? html`aria-invalid="true"` : ''}
    />
    ${note ? html`<p id="${noteId}" class="${wrong ? 'wrong' : 'hint'}">${note}</p>` : ''}
  </div>`
}
