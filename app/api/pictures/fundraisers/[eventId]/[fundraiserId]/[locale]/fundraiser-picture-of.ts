import { getTranslations } from 'next-intl/server'
import type { FundraiserPictureProps } from '@/components/fundraising/picture/fundraiser-picture'
import type { Locale } from '@/i18n/locales'
import { printable } from '@/lib/core/printable'
import { env } from '@/lib/core/server/env'
import { wordsOf } from '@/lib/core/words'
import { fundraiserName } from '@/lib/domains/fundraising/fundraiser-name'
import { moneyText } from '@/lib/domains/fundraising/money-text'
import { progressPercent } from '@/lib/domains/fundraising/progress'
import type { Project } from '@/lib/domains/fundraising/schema'
import { pictureLocale } from '../../../../picture-locale'

/**
 * Content of a fundraiser's picture: the name and the sums that everybody sees on the page, nothing else. A name with
 * characters that the fonts lack is left out.
 */
export async function fundraiserPictureOf(project: Project, locale: Locale): Promise<FundraiserPictureProps> {
  const language = pictureLocale(locale)
  const t = await getTranslations({ locale: language, namespace: 'fundraising' })
  const name = fundraiserName(project)
  const { raised, target } = project
  const symbol = isPrintable(project.symbol) ? project.symbol : ''
  const texts = wordsOf(t, ['money'])
  const money = (amount: number) => moneyText(texts.money, amount, symbol, language).trim()
  return {
    title: printable(isPrintable(name) ? t('someones', { name }) : t('unnamed')),
    progress:
      target > 0
        ? {
            text: printable(t('raisedOf', { raised: money(raised), target: money(target) })),
            percent: progressPercent(raised, target),
          }
        : undefined,
    product: printable(env.PRODUCT_NAME),
  }
}

const isPrintable = (text: string | undefined): text is string => text !== undefined && printable(text) === text
