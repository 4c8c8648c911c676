import type { Finding, Outcome } from './finding.ts'

const MARKS: Readonly<Record<Outcome, string>> = {
  fits: '✓',
  differs: '✗',
  unclear: '?',
  'not asked': '–',
  'broke off': '!',
}

/** The command's exit code: 1 if a service differs, else 2 if a check broke off, since a service may differ unseen. */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 2 {
  const has = (outcome: Outcome) => findings.some((each) => each.outcome === outcome)
  if (has('differs')) return 1
  return has('broke off') ? 2 : 0
}

/** Findings as lines, by service in the order in which they were asked, and how many there are of each kind. */
export function asText(findings: readonly Finding[], secrets: readonly string[]): string {
  const services = [...new Set(findings.map(({ service }) => service))]
  const blocks = services.map((service) =>
    [service, ...together(findings.filter((each) => each.service === service)).map(lineOf)].join('\n'),
  )
  return withoutSecrets([...blocks, total(findings)].join('\n\n'), secrets)
}

export const asJson = (findings: readonly Finding[], secrets: readonly string[]): string =>
  withoutSecrets(JSON.stringify(findings, null, 2), secrets)

/** What was not asked for the same reason is said in one line. */
function together(findings: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(findings, (each) => (each.outcome === 'not asked' ? each.says + each.lookAt.join() : each))
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const names = [first, ...others].map(({ what }) => /\((\w+)\)$/.exec(what)?.[1] ?? what)
    const what = others.length === 0 ? first.what : `${names.length} calls (${names.join(', ')})`
    return Object.assign({}, first, { what })
  })
}

function lineOf({ what, outcome, says, lookAt }: Finding): string {
  const look = outcome === 'fits' || lookAt.length === 0 ? '' : `\n      look at ${lookAt.join(', ')}`
  return `  ${MARKS[outcome]} ${what}: ${says}${look}`
}

function total(findings: readonly Finding[]): string {
  const count = (outcome: Outcome) => findings.filter((each) => each.outcome === outcome).length
  const brokeOff = count('broke off') > 0 ? `, ${count('broke off')} broke off` : ''
  return `${count('fits')} fit, ${count('differs')} differ, ${count('unclear')} unclear, ${count('not asked')} not asked${brokeOff}`
}

/** Shorter values are in many words. */
const SHORTEST_SECRET = 8

/** No finding contains a secret; should a service repeat one, it is not passed on. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .reduce((all, secret) => all.replaceAll(secret, '***'), text)
}
