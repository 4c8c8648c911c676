import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Failure } from '../failure.ts'
import type { Dialogue } from './ask.ts'

/**
 * Runs a conversation in the terminal. What is typed as a secret is not shown.
 *
 * @throws Failure if the input ends before the conversation
 */
export async function inTerminal<Result>(converse: (dialogue: Dialogue) => Promise<Result>): Promise<Result> {
  let isHidden = false
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (isHidden) done()
      else process.stdout.write(chunk, () => done())
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: true, historySize: 0 })
  // The interface keeps Ctrl-C to itself otherwise.
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  const ended = new Promise<never>((_, reject) => {
    lines.on('close', () => reject(new Failure('Nothing was written: the input ended before the questions did.')))
  })
  const dialogue: Dialogue = {
    say: (text) => console.log(text),
    async ask(prompt, options) {
      if (!options?.isSecret) return lines.question(prompt)
      process.stdout.write(prompt)
      isHidden = true
      const typed = await lines.question('').finally(() => {
        isHidden = false
      })
      process.stdout.write('\n')
      return typed
    },
  }
  try {
    return await Promise.race([converse(dialogue), ended])
  } finally {
    lines.close()
  }
}
