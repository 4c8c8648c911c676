/** Heading of the types in docs/spec/fields.md that the specification doesn't name. */
const OWN = '## Sections of our own'

/**
 * docs/spec/fields.md without the row of a type of our own, and without their heading if it was the last one. A row of the
 * specification stays: what it fixes isn't ours to take back.
 */
export function withoutRow(fields: string, type: string): string {
  const at = fields.indexOf(`\n${OWN}`)
  if (at < 0) return fields
  const [specified, own] = [fields.slice(0, at), fields.slice(at)]
  const kept = own.split('\n').filter((line) => !line.startsWith(`| \`${type}\` |`))
  const isEmpty = !kept.some((line) => line.startsWith('| `'))
  return isEmpty ? `${specified.trimEnd()}\n` : specified + kept.join('\n')
}

/**
 * docs/editors.md without a type's link in the list “Which section?”, and without a line of that list that names no other.
 */
export function withoutLink(guide: string, type: string): string {
  const link = `[${type}](#${type})`
  const lines = guide.split('\n').flatMap((line) => {
    if (!line.startsWith('| ') || !line.includes(link)) return [line]
    const without = line.replace(`${link}, `, '').replace(`, ${link}`, '').replace(link, '')
    return without.includes('](#') ? [without] : []
  })
  return lines.join('\n')
}
