import { campaignStartsOf } from '../campaigns/campaign-starts.ts'
import { isRecord } from '../../core/is-record.ts'
import { pagePath } from '../../core/paths.ts'
import { serviceOfAddress } from '../../core/service-addresses.ts'
import { fieldName, isUnfilled } from './field-tree.ts'
import type { Finding } from './finding.ts'
import type { KnownSite } from './models.ts'
import { fieldFindings, sectionFindings } from './section-findings.ts'

/** The parts of a document that findings depend on. */
export type CheckedDocument = {
  type: string
  lang: string
  uid?: string | null
  tags?: readonly string[]
  data: Readonly<Record<string, unknown>>
}

/** Required fields: without them a document shows nothing, or in the wrong place. */
const NEEDED: Readonly<Record<string, readonly string[] | undefined>> = {
  page: ['title'],
  academy_page: ['title'],
  campaign_page: ['campaign_short_name'],
  campaign_stage: ['campaign_short_name'],
}

const ZONES = ['body', 'body1']

/** Types of documents that visitors get a 404 for as long as they have no section. */
const NEED_SECTIONS = new Set(['page', 'academy_page', 'campaign_stage'])

/** Findings on a document, including its sections. */
export function documentFindings(document: CheckedDocument, site: KnownSite): Finding[] {
  const sections = ZONES.flatMap((zone) => readSections(document.data[zone]))
  return [...ownFindings(document, site), ...sections.flatMap((each, index) => sectionFindings(each, index + 1, site))]
}

/** Findings on a document itself, without its sections. */
export function ownFindings({ type, uid, data }: CheckedDocument, site: KnownSite): Finding[] {
  const labelOf = (id: string) => site.labelOf(type, id)
  const needed = (NEEDED[type] ?? []).filter((key) => isUnfilled(data[key]))
  const isEmpty = NEED_SECTIONS.has(type) && ZONES.every((zone) => readSections(data[zone]).length === 0)
  const service = type === 'page' && uid ? serviceOfAddress(pagePath(uid)) : undefined
  return [
    ...(service !== undefined && site.isOff(service) ? [{ problem: 'offPage', subject: service } as const] : []),
    ...needed.map((key): Finding => ({ problem: 'emptyField', field: fieldName([key], labelOf) })),
    ...(isEmpty ? [{ problem: 'noSections' } as const] : []),
    ...(type === 'campaign_page' ? stageOrder(data, labelOf) : []),
    ...fieldFindings(data, type, site),
  ]
}

const ORDER = [
  ['registration', 'registration_start_time'],
  ['eventSignUp', 'event_signup_start_time'],
  ['campaign', 'campaign_start_time'],
  ['post', 'post_campaign_start_time'],
] as const

/** A campaign's stages begin one after the other; the site shows the latest that has begun. */
function stageOrder(data: CheckedDocument['data'], labelOf: (id: string) => string | undefined): Finding[] {
  const starts = campaignStartsOf(data)
  const set = ORDER.flatMap(([stage, key]) => {
    const start = starts[stage]
    return start === undefined ? [] : [{ key, start: Date.parse(start) }]
  })
  return set
    .filter(({ start }, index) => start < (set[index - 1]?.start ?? start))
    .map(({ key }) => ({ problem: 'dateOrder', field: fieldName([key], labelOf) }))
}

/** The sections of a zone. In some documents the field of that name is structured text, whose blocks are no sections. */
function readSections(zone: unknown): { slice_type?: string }[] {
  const isSection = (each: unknown): each is { slice_type?: string } =>
    isRecord(each) && ('slice_type' in each || 'primary' in each)
  return Array.isArray(zone) ? zone.filter(isSection) : []
}
