import { createTranslator } from 'next-intl'
import messages from '../../messages/en.json' with { type: 'json' }

type Asked = string | { locale?: string; namespace?: string }

/** Stands in for `next-intl/server`, which needs the framework: English texts. */
export async function getTranslations(asked?: Asked) {
  const namespace = typeof asked === 'string' ? asked : asked?.namespace
  return createTranslator({ locale: 'en', messages, namespace: namespace as never, timeZone: 'UTC' })
}

export const getLocale = async () => 'en'

export const getFormatter = async () => {
  const { createFormatter } = await import('next-intl')
  return createFormatter({ locale: 'en', timeZone: 'UTC' })
}
