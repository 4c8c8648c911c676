import { isRecord } from '../../core/is-record.ts'
import { rich, rows, text, type RichText } from '../fields/fields.ts'

/**
 * Fields whose texts no visitor reads: choices, names for other programs, addresses and alternative texts of decoration.
 * tests/lib/content/search/section-text.test.ts compares them with the models.
 */
export const UNREAD_FIELDS: ReadonlySet<string> = new Set(
  `alert_type alignment anchorHash anchor_hash article_id backgroundColor background_color badge_color banner_size banner_type
  buttonColor buttonType button_1_color button_2_color button_color button_event button_size button_target button_type
  campaign_short_name campaign_stage_short_name card_background_color card_text_color category_uid collections_per_row color
  ctaColor event eventTrigger event_id event_tag feature_flag file form_id form_validation from fundraising_event_id ghost_nav
  hash headline_size html icon icon_alt icon_color id image_alignment kind layoutType layout_name link_event
  lxnLocalStageEnds lxnLocalStageStarts mobile_banner_size plan_duration primary_cta_color secondary_cta_color
  secondary_cta_text_color series_id severity slide_animation slide_theme socialPlatform stageColor stage_short_name styles
  subtitleSize subtitle_size tag target textAlignment textColor text_alignment text_color text_inset
  text_position_horizontal text_position_vertical title_as title_size to uid video_landing_uid`.split(/\s+/),
)

/** Labels of buttons and fields, and what appears only after an act: words that would be found on every page. */
const PASSING = /(?:label|Label|_message|Message|placeholder|placeholder_text|errorCopy|error_copy|prompt)$/

const isRead = (name: string) => !UNREAD_FIELDS.has(name) && !PASSING.test(name)

type Fields = Readonly<Record<string, unknown>>

/** The texts of a section that visitors read, in the order of its fields and rows; its questions are apart. */
export function sectionTexts(section: Fields): string[] {
  const { slice_type: type, primary, items } = section
  const own = isRecord(primary) ? textsOf(primary) : []
  return type === 'faq' ? own : [...own, ...rowTexts(items)]
}

/** A question with its answer. */
export type QuestionText = { question: string; answer: string }

/** The questions of an FAQ section; none of any other. */
export function questionTexts({ slice_type: type, items }: Fields): QuestionText[] {
  if (type !== 'faq' || !Array.isArray(items)) return []
  return rows(items).flatMap((item: Fields) => {
    const [question, answer] = [text(item.question), rich(item.answer)]
    return question !== undefined && answer !== undefined ? [{ question, answer: plainText(answer) }] : []
  })
}

function textsOf(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, value]) => (isRead(name) ? valueTexts(value) : []))
}

/** An instant as the content system writes it, which pages show in the visitor's words. */
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T/

function valueTexts(value: unknown): string[] {
  if (typeof value === 'string') {
    const plain = text(value)
    return plain === undefined || TIMESTAMP.test(plain) ? [] : [plain]
  }
  if (!Array.isArray(value)) return []
  const blocks = rich(value)
  return blocks === undefined ? rowTexts(value) : [plainText(blocks)]
}

const rowTexts = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter(isRecord).flatMap((row) => ('type' in row && 'spans' in row ? [] : textsOf(row)))
    : []

/** Structured text as one line; pictures and embeds say nothing. */
export const plainText = (blocks: RichText): string =>
  blocks
    .flatMap((block) => ('text' in block ? [block.text.trim()] : []))
    .filter(Boolean)
    .join(' ')
