import { expect, test } from 'vitest'
import { editorsGuide, problemsOfGuide, purposesOf } from '../../../scripts/support/models/editors-guide.ts'

const field = (type: string, label: string, config: object = {}) => ({ type, config: { label, ...config } })

const faq = {
  id: 'faq',
  name: 'Faq',
  variations: [
    {
      id: 'default',
      description: 'Questions *and* answers',
      primary: {
        title: field('Text', 'Title', { placeholder: 'A few words' }),
        tone: field('Select', 'Tone', { options: ['calm', 'loud'] }),
        blocks: field('Group', 'Blocks', {
          fields: { copy: field('StructuredText', 'Copy', { placeholder: 'Shown as it is written' }) },
        }),
      },
      items: { url: field('Link', 'Leads to') },
    },
  ],
}

const guide = (rest: string) => `# Guide\n\nBy hand.\n\n<!-- From here on written by npm run models. -->${rest}`

test('says of each section what it is, and of each field its name, its kind and its advice', () => {
  expect(editorsGuide(guide(''), [faq])).toBe(
    guide(`

### faq

Questions \\*and\\* answers.

<a href="editors/faq-375.webp"><img src="editors/faq-375.webp" height="280" alt="faq on a screen 375 pixels wide"></a>
<a href="editors/faq-1440.webp"><img src="editors/faq-1440.webp" height="280" alt="faq on a screen 1440 pixels wide"></a>

- **Title**: words on one line. A few words.
- **Tone**: one of calm, loud.
- **Blocks**, as many rows as you like:
  - **Copy**: text with formats.
- **Items**, as many rows as you like:
  - **Leads to**: a link.
`),
  )
})

test('keeps what was written by hand, and nothing of what it wrote itself before', () => {
  const once = editorsGuide(guide('\n\n### gone\n'), [faq])
  expect(once).toContain('By hand.')
  expect(once).not.toContain('gone')
  expect(editorsGuide(once, [faq])).toBe(once)
})

test('a type that the list of what editors may want forgets, repeats or makes up is named', () => {
  const list = (...types: string[]) =>
    `${types.map((type) => `[${type}](#${type})`).join(', ')}\n\n## Sections\n[alert](#alert)`
  expect(problemsOfGuide(list('faq', 'alert'), ['alert', 'faq'])).toEqual([])
  expect(problemsOfGuide(list('faq'), ['alert', 'faq'])).toEqual([
    'docs/editors.md: the list “Which section?” does not say what this one is for: [alert](#alert).',
  ])
  expect(problemsOfGuide(list('faq', 'faq', 'gone'), ['faq'])).toEqual([
    'docs/editors.md: the list “Which section?” names this one twice: [faq](#faq).',
    'docs/editors.md: the list “Which section?” names one that is no section type: [gone](#gone).',
  ])
})

test('the list of what editors may want is read in its words and order', () => {
  const rows = [
    '| You want | Sections |',
    '| --- | --- |',
    '| Text | [text](#text), [faq](#faq) |',
    '| Films | [two-column](#two-column) |',
  ]
  expect(purposesOf(`# Guide\n\n${rows.join('\n')}\n\n## Sections\n\n| Later | [gone](#gone) |`)).toEqual([
    { title: 'Text', types: ['text', 'faq'] },
    { title: 'Films', types: ['two-column'] },
  ])
})
