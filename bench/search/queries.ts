/**
 * Sixty queries in six languages, ten each, and what each ought to find: the path begins so, without language. They were
 * written before either engine had answered one: words of titles and of texts, beginnings, missing accents, mistakes,
 * several words, and English words in other languages.
 */
export const queries: readonly { locale: string; query: string; wants: string }[] = [
  ...of('en', [
    ['how much does it cost', '/'],
    ['privacy', '/privacy'],
    ['find a stor', '/find-a-store'],
    ['traning plans', '/training-plans'],
    ['ftp test', '/news/'],
    ['foot pod', '/news/'],
    ['night city crit', '/events/view/'],
    ['queens velodrome', '/events/view/'],
    ['tour of sumits', '/campaigns/tour-of-summits'],
    ['podcast', '/podcast'],
  ]),
  ...of('de', [
    ['datenschutz', '/privacy'],
    ['strecken', '/routes'],
    ['uber uns', '/about'],
    ['trainingsplane', '/training-plans'],
    ['haendler', '/find-a-store'],
    ['nutzungsbedingunen', '/terms'],
    ['impressum', '/imprint'],
    ['vereine', '/clubs'],
    ['velodrome', '/events/view/'],
    ['preise', '/plans'],
  ]),
  ...of('es', [
    ['privacidad', '/privacy'],
    ['como funciona', '/how-it-works'],
    ['planes entrenamiento', '/training-plans'],
    ['videos', '/videos'],
    ['tinda', '/shop'],
    ['quienes somos', '/about'],
    ['mundos', '/worlds'],
    ['academ', '/academies'],
    ['condiciones', '/terms'],
    ['lighthouse trial', '/events/view/'],
  ]),
  ...of('fr', [
    ['confidentialite', '/privacy'],
    ['evenements', '/events'],
    ['mentions legales', '/imprint'],
    ['lentrainement', '/training-plans'],
    ['magasin', '/find-a-store'],
    ['comment ca marche', '/how-it-works'],
    ['peloton', '/letters'],
    ['boutiqe', '/shop'],
    ['parcours', '/routes'],
    ['treadmill', '/'],
  ]),
  ...of('it', [
    ['percorsi', '/routes'],
    ['chi siamo', '/about'],
    ['novita', '/news'],
    ['piani allenamento', '/training-plans'],
    ['negozio', '/'],
    ['accademi', '/academies'],
    ['condizioni duso', '/terms'],
    ['lettere gruppo', '/letters'],
    ['prima volta', '/welcome'],
    ['spring classics', '/campaigns/spring-classics'],
  ]),
  ...of('ja', [
    ['プライバシー', '/privacy'],
    ['料金', '/plans'],
    ['コース', '/routes'],
    ['取扱店', '/find-a-store'],
    ['運営者', '/imprint'],
    ['トレーニング', '/training-plans'],
    ['使い方', '/how-it-works'],
    ['利用規約', '/terms'],
    ['仲間からの', '/letters'],
    ['はじめて', '/welcome'],
  ]),
]

function of(locale: string, all: readonly (readonly [string, string])[]) {
  return all.map(([query, wants]) => ({ locale, query, wants }))
}
