/** Translations of editors' words, by `LanguageCode`. Shopify gives out the original where there is none. */
const translations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Buy now': {
    DE: 'Jetzt kaufen',
    ES: 'Comprar ahora',
    FR: 'Acheter',
    IT: 'Acquista ora',
    JA: '今すぐ購入',
    KO: '지금 구매',
  },
  'Give a ride': {
    DE: 'Eine Fahrt verschenken',
    ES: 'Regala una salida',
    FR: 'Offrir une sortie',
    IT: 'Regala un’uscita',
    JA: 'ライドを贈る',
    KO: '라이딩 선물하기',
  },
}

/** A text in a language, if it is translated. */
export const inLanguage = (text: string, language: string): string => translations[text]?.[language] ?? text
