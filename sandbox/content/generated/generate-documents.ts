import { between, createRandom, pick, type Random } from '../../kernel/random.ts'
import { languages, masterLanguage } from '../catalog.ts'
import type { JsonObject } from '../json.ts'
import type { DocumentSource } from '../source.ts'
import { sentencesByLanguage, type Sentences } from './sentences.ts'

/** Kinds of documents by their number, over and over: mostly pages. */
const KINDS = [
  'page',
  'page',
  'page',
  'video',
  'page',
  'academy_page',
  'page',
  'page',
  'video',
  'page',
  'page',
  'academy_page',
  'page',
  'page',
  'page',
  'redirect',
  'page',
  'page',
  'page',
  'video_category',
] as const

type Kind = (typeof KINDS)[number]

const SCENES = ['alpine-dawn', 'coast-road', 'fjord', 'harbour', 'hairpins', 'snow-ridge', 'vineyards'] as const
/** Parts of all names that exist in English only, and in English and one other language; the rest are in all languages. */
const ENGLISH_ONLY = 0.7
const TWO_LANGUAGES = 0.85
const FIRST_PUBLISHED = Date.parse('2025-01-06T09:00:00Z')
const HOUR_MS = 3_600_000

/**
 * So many documents beside the files: pages with links and pictures, academy pages, videos in categories, redirects, in
 * one to six languages. The same number gives the same documents, and a larger number contains those of a smaller one.
 */
export function generateDocuments(count: number): DocumentSource[] {
  const documents: DocumentSource[] = []
  for (let number = 0; documents.length < count; number += 1) documents.push(...translations(number))
  return documents.slice(0, count)
}

const kindOf = (number: number): Kind => KINDS[number % KINDS.length] ?? 'page'

const nameOf = (number: number): string => `generated-${number}`

function translations(number: number): DocumentSource[] {
  const type = kindOf(number)
  const random = createRandom(`document ${number}`)
  // Redirects have no language of their own.
  const langs = type === 'redirect' ? [masterLanguage] : languagesOf(random)
  const published = new Date(FIRST_PUBLISHED + number * HOUR_MS).toISOString()
  return langs.flatMap((lang) => {
    const words = sentencesByLanguage[lang]
    if (words === undefined) return []
    const data = dataOf(type, number, words, createRandom(`document ${number} in ${lang}`))
    return [{ type, name: nameOf(number), lang, tags: [], data, firstPublished: published, lastPublished: published }]
  })
}

function languagesOf(random: Random): string[] {
  const share = random()
  const others = [...languages.keys()].filter((lang) => lang !== masterLanguage && lang in sentencesByLanguage)
  if (share < ENGLISH_ONLY) return [masterLanguage]
  if (share < TWO_LANGUAGES) return [masterLanguage, others[between(random, 0, others.length - 1)] ?? masterLanguage]
  return [masterLanguage, ...others]
}

function dataOf(type: Kind, number: number, words: Sentences, random: Random): JsonObject {
  const title = `${words.title} ${number}`
  if (type === 'video') {
    return { title, description: rich(words, random, 1), thumbnail: picture(random), video_url: VIDEO }
  }
  if (type === 'video_category') return { title, category_videos: videosBefore(number) }
  if (type === 'redirect') return { from: `/old/${nameOf(number)}`, to: `/${nameOf(number - 1)}`, permanent: true }
  return {
    title,
    layout_name: 'slices',
    meta_title: title,
    meta_description: pick(random, words.sentences),
    meta_image: picture(random),
    body1: sectionsOf(title, number, words, random),
  }
}

const VIDEO = { $link: 'media:loops/pass-at-dawn.mp4' }

/** The videos of the nineteen numbers before a category's. */
function videosBefore(number: number): JsonObject[] {
  const numbers = Array.from({ length: KINDS.length - 1 }, (_, at) => number - at - 1)
  return numbers
    .filter((each) => each >= 0 && kindOf(each) === 'video')
    .map((each) => ({ video: { $link: `video:${nameOf(each)}` } }))
}

function sectionsOf(title: string, number: number, words: Sentences, random: Random): JsonObject[] {
  const hero = { title, body: rich(words, random, 1), background_image: picture(random), primary_cta_label: words.more }
  const texts = Array.from({ length: between(random, 2, 4) }, () => ({
    slice_type: 'text',
    primary: { alignment: 'left', blocks: [{ copy: rich(words, random, between(random, 2, 5), linkNear(number)) }] },
  }))
  return [
    { slice_type: 'hero', primary: { ...hero, primary_cta_url: { $link: linkNear(number) } } },
    ...texts,
    ...(random() < 0.3 ? [sideBySide(title, words, random)] : []),
    ...(number % 200 === 0 ? [questions(title, words, random)] : []),
    // The page before a category shows its videos.
    ...(kindOf(number + 1) === 'video_category' ? [strip(number + 1)] : []),
  ]
}

/** The next generated page, or a page of the files where the next document is none. */
function linkNear(number: number): string {
  return kindOf(number + 1) === 'page' ? `page:${nameOf(number + 1)}` : 'page:about'
}

function sideBySide(title: string, words: Sentences, random: Random): JsonObject {
  return {
    slice_type: 'side_by_side',
    primary: { title, body_text: rich(words, random, 2), asset_image: picture(random), text_on_right: random() < 0.5 },
  }
}

function questions(title: string, words: Sentences, random: Random): JsonObject {
  return {
    slice_type: 'faq',
    primary: { title },
    items: [{ question: words.question, answer: rich(words, random, 1) }],
  }
}

function strip(category: number): JsonObject {
  return {
    slice_type: 'video_category_strip',
    primary: { category_uid: nameOf(category), video_landing_uid: 'videos' },
  }
}

function rich(words: Sentences, random: Random, paragraphs: number, link?: string): JsonObject {
  const texts = Array.from({ length: paragraphs }, () =>
    Array.from({ length: between(random, 2, 4) }, () => pick(random, words.sentences)).join(' '),
  )
  return { $rich: [...texts, ...(link === undefined ? [] : [`[${words.more}](${link})`])].join('\n\n') }
}

function picture(random: Random): JsonObject {
  return { $image: { scene: pick(random, SCENES), w: 1600, h: 900, alt: '' } }
}
