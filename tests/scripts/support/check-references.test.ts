import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkReferences } from '../../../scripts/support/references/check-references'

/** A row by its parts, so that this file does not refer to it. */
const place = (folder: string, file: string) => `${folder}/${file}`
const row = (kind: string, number: string) => `${kind}-${number}`

function check(file: string, text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'references-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = {
    'docs/spec/requirements.tsv': `id\tkind\n${row('EV', '001')}\tbehaviour\n${row('SL-faq', '01')}\tentity\n`,
    'docs/spec/rules.md': '# Rules\n\n## 2. Time and stages\n\n- **Clock**: passed in.\n- Zig-zag: counts.\n',
    'docs/decisions/001-one.md': '',
    'lib/core/clock.ts': '',
    [file]: text,
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return checkReferences(folder)
}

test.each([
  [`test('joins [${row('EV', '001')}, ${row('SL-faq', '01')}]')`],
  ['// rules.md, "Time and stages"; rules.md §2; rules.md, "Zig-zag"; rules.md, Clock'],
  [`// ${place('docs', 'decisions/001')} and lib/core/clock.ts`],
  ["const path = 'lib/core/no-comment.ts'"],
])('%s leads somewhere', (text) => {
  expect(check('lib/core/a.ts', text)).toEqual([])
})

test.each([
  [`test('joins [${row('EV', '002')}]')`, 'which no row of the specification is'],
  [`test('joins [${row('SL-faq', '02')}]')`, 'which no row of the specification is'],
  ['// rules.md, "Money"', 'rules.md, "Money", which that document has not'],
  ['// rules.md §3', 'rules.md, "§3", which that document has not'],
  [`// ${place('docs', 'decisions/002')}`, 'decision 002, which there is not'],
  [`// ${place('lib', 'core/calendar.ts')}`, 'which is not there'],
  [`// ${place('styles', 'clock.css')}`, 'which is not there'],
])('%s leads nowhere', (text, sentence) => {
  expect(check('lib/core/a.ts', text)).toEqual([expect.stringContaining(sentence)])
})

test('documents are read whole', () => {
  expect(check('docs/guide.md', `Copy \`${place('lib', 'core/calendar.ts')}\`.`)).toHaveLength(1)
})
