import 'server-only'
import { cache } from 'react'
import { loadFixedPage, type FixedPage } from '@/app/[locale]/_pages/fixed-page'
import { fixedRoutes } from '@/app/[locale]/_pages/fixed-routes'
import type { Locale } from '@/i18n/locales'
import { settleReading, type Loaded } from '@/lib/content/api/settle-reading'
import { listQuestions, type QuestionGroup } from '@/lib/content/site/questions'

type Help = { page: FixedPage; groups: QuestionGroup[] }

/** Loads the help page with the questions of the whole site, in the language that the page is written in. */
export const loadHelp = cache(async (locale: Locale): Promise<Loaded<Help>> => {
  const page = await loadFixedPage(fixedRoutes.help, locale)
  if ('status' in page) return page
  const groups = await settleReading(listQuestions(page.value.language))
  if ('status' in groups) return groups
  return { value: { page: page.value, groups: groups.value } }
})
