import { getTranslations } from 'next-intl/server'

export type ShopTexts = Record<
  'tabs' | 'all' | 'more' | 'empty' | 'loading' | 'was' | 'newWindow' | 'ready' | 'region',
  string
>

/** What the marketplace says in the browser; `{price}` and `{region}` are filled in there. */
export async function shopTexts(product: string): Promise<ShopTexts> {
  const [t, site] = await Promise.all([getTranslations('shop'), getTranslations('site')])
  return {
    tabs: t('tabs'),
    all: t('all'),
    more: t('more'),
    empty: t('empty'),
    loading: t('loading'),
    was: t('was', { price: '{price}' }),
    ready: t('ready', { product }),
    region: t('region', { region: '{region}' }),
    newWindow: site('newWindow'),
  }
}
