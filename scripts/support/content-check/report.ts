import { createTranslator } from 'next-intl'
import type { CheckedDocument } from '../../../lib/content/findings/document-findings.ts'
import type { Finding } from '../../../lib/content/findings/finding.ts'
import type { Findings } from '../../../lib/content/findings/site-findings.ts'
import messages from '../../../messages/en.json' with { type: 'json' }

type Found = readonly Findings<CheckedDocument & { id?: string }>[]

const t = createTranslator({ locale: 'en', messages, namespace: 'findings' })

/** The report for programs, with one entry for each document. */
export function asJson(found: Found): string {
  return JSON.stringify(
    found.map(({ document: { id, type, uid, lang }, findings }) => ({
      id,
      type,
      uid: uid ?? undefined,
      lang,
      findings: findings.map((finding) => ({ ...finding, sentence: sentenceOf(finding) })),
    })),
    null,
    2,
  )
}

/** The report for people: each document with its findings, and the number of findings. */
export function asText(found: Found, checked: number): string {
  const documents = found.map(({ document: { type, uid, lang }, findings }) =>
    [`${[type, uid].filter(Boolean).join(' ')} (${lang})`, ...findings.map((each) => `  ${lineOf(each)}`)].join('\n'),
  )
  const count = found.reduce((sum, { findings }) => sum + findings.length, 0)
  return [...documents, `${count} findings in ${found.length} of ${checked} documents`].join('\n\n')
}

function lineOf(finding: Finding): string {
  const { section, field } = finding
  const place = section && `${section.position}. ${section.type}`
  return [place, field, sentenceOf(finding)].filter(Boolean).join(' · ')
}

/** A finding as a sentence. */
export const sentenceOf = ({ problem, subject }: Finding) => t(problem, { subject: subject ?? '' })
