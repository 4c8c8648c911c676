import type { Dialogue } from '../../../../scripts/support/setup/ask'

/** What is typed, by variable; several texts one after another. `off` is for the question which services there are not. */
export type Typed = Readonly<Record<string, string | readonly string[]>>

/** Somebody at a terminal: types what is given to each question, Enter to all others. */
export function typing(typed: Typed) {
  const left = new Map(Object.entries(typed).map(([name, texts]) => [name, [texts].flat()]))
  const said: string[] = []
  const asked: string[] = []
  const hidden: string[] = []
  const dialogue: Dialogue = {
    say: (text) => void said.push(text),
    async ask(prompt, options) {
      const [name = ''] = /^(Names|Replace|[A-Z_]+)/.exec(prompt.trim()) ?? []
      const key = { Names: 'off', Replace: 'replace' }[name] ?? name
      said.push(prompt)
      asked.push(key)
      if (options?.isSecret) hidden.push(key)
      if (asked.filter((each) => each === key).length > 5) throw new Error(`asked for ${key} again and again`)
      return left.get(key)?.shift() ?? ''
    },
  }
  return { said, asked, hidden, converse: async <Result>(run: (with_: Dialogue) => Promise<Result>) => run(dialogue) }
}
