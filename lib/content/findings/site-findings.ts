import { contentLocaleOf, defaultLocale } from '../../../i18n/locales.ts'
import { decodeSegment } from '../../core/address-segment.ts'
import { serviceOfAddress } from '../../core/service-addresses.ts'
import { text, timestamp } from '../fields/fields.ts'
import { isNeverRedirected, isReplaceable, pageAt } from '../published/place.ts'
import { type CheckedDocument, documentFindings } from './document-findings.ts'
import type { Finding } from './finding.ts'
import type { KnownSite } from './models.ts'
import { redirectFindings } from './redirect-findings.ts'

/** A document with its findings. */
export type Findings<Document> = { document: Document; findings: Finding[] }

/** The stages that visitors see, with the fields for when each begins and ends. */
const STAGES = [
  { label: 'pre-registration', begins: undefined, ends: 'registration_start_time' },
  { label: 'registration', begins: 'registration_start_time', ends: 'post_campaign_start_time' },
  { label: 'post', begins: 'post_campaign_start_time', ends: undefined },
] as const

/**
 * Findings on the content of a whole site, by document; documents without findings are left out.
 *
 * @param now decides which stages of a campaign are over
 */
export function siteFindings<Document extends CheckedDocument>(
  documents: readonly Document[],
  site: KnownSite,
  now: Date,
): Findings<Document>[] {
  const stages = documents.filter(({ type }) => type === 'campaign_stage')
  const redirects = redirectFindings(
    documents.filter(({ type }) => type === 'redirect' || type === 'redirects'),
    site,
    { isPage: pageFinder(documents), isDefault: (path) => isReplaceable(path) && !isOffAddress(path, site) },
  )
  return documents
    .map((document) => ({
      document,
      findings: [
        ...documentFindings(document, site),
        ...(document.type === 'campaign_page' ? missingStages(document.data, shownStages(document, stages), now) : []),
        ...(redirects.get(document) ?? []),
      ],
    }))
    .filter(({ findings }) => findings.length > 0)
}

function isOffAddress(path: string, { isOff }: KnownSite): boolean {
  const service = serviceOfAddress(path)
  return service !== undefined && isOff(service)
}

/** Tells of an address, without language, whether it is that of a page, in whatever language. */
function pageFinder(documents: readonly CheckedDocument[]): (path: string) => boolean {
  const names = new Set(documents.map(({ type, uid }) => `${type} ${uid}`))
  const isThere = ({ type, uid }: { type: string; uid: string }) => names.has(`${type} ${decodeSegment(uid)}`)
  return (path) => {
    const page = pageAt(path)
    if (isNeverRedirected(path)) return true
    if (page === undefined) return false
    return 'video' in page ? isThere({ type: 'video', uid: page.video }) : page.documents.every(isThere)
  }
}

/**
 * The stage documents that a campaign's page shows: the ones in its language, or if there are none the ones in the
 * default language (CP-017).
 */
function shownStages(page: CheckedDocument, stages: readonly CheckedDocument[]): readonly CheckedDocument[] {
  const shortName = text(page.data.campaign_short_name)
  const ofCampaign = stages.filter(({ data }) => text(data.campaign_short_name) === shortName)
  const own = ofCampaign.filter(({ lang }) => lang === page.lang)
  return own.length > 0 ? own : ofCampaign.filter(({ lang }) => lang === contentLocaleOf(defaultLocale))
}

/**
 * The current and coming stages for which a campaign has no document: the page would have nothing to show.
 *
 * @param data of the campaign's page
 * @param stages that the page shows
 */
export function missingStages(
  data: CheckedDocument['data'],
  stages: readonly Pick<CheckedDocument, 'tags'>[],
  now: Date,
): Finding[] {
  const timeOf = (key: string | undefined) => (key === undefined ? undefined : timestamp(data[key]))
  return STAGES.filter(({ begins, ends }) => {
    const end = timeOf(ends)
    return (begins === undefined || timeOf(begins)) && (end === undefined || end > now)
  })
    .filter(({ label }) => !stages.some(({ tags }) => tags?.includes(label)))
    .map(({ label }) => ({ problem: 'missingStage', subject: label }))
}
