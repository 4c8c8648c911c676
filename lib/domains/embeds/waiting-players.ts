import { FRAME_PLAYERS } from '@/lib/core/frame-messages'

/** Players that editors' HTML may contain, and what stands in their place until the visitor wants them. */
export type WaitingPlayers = {
  /** Each origin with the sentence that names its host. */
  players: readonly { origin: string; text: string }[]
  button: string
  /** For visitors without script, who can't ask. */
  needsScript: string
}

/**
 * Puts a question in the place of each frame of a known player, also of those that scripts make later; the answer is for
 * all in this document, which the surrounding page then loads anew. What loads is decided by the policy
 * (lib/delivery/frame-policy.ts), so HTML that escapes this loads no player either. The texts are ours.
 */
export function playersWait({ players, button }: WaitingPlayers): string {
  // A `<` could end the script element.
  const texts = JSON.stringify({ players, button }).replaceAll('<', String.raw`\u003c`)
  return `<script>(() => {
  const { players, button } = ${texts}
  const questionFor = (frame, text) => {
    const question = document.createElement('div')
    question.className = 'waiting-player'
    const parts = [['strong', frame.title], ['p', text], ['button', button]].filter(([, words]) => words !== '')
    question.append(...parts.map(([tag, words]) => Object.assign(document.createElement(tag), { textContent: words })))
    question.lastChild.onclick = () => parent.postMessage({ type: '${FRAME_PLAYERS}' }, '*')
    return question
  }
  const ask = () => {
    for (const frame of document.querySelectorAll('iframe[src]')) {
      const player = players.find(({ origin }) => frame.src.startsWith(origin + '/'))
      if (player) frame.replaceWith(questionFor(frame, player.text))
    }
  }
  new MutationObserver(ask).observe(document, { childList: true, subtree: true, attributeFilter: ['src'] })
})()</script>`
}
