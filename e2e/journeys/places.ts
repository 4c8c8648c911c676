import type { Walker } from './walker.ts'

/** Goes to the player's own pages by the header: the player's menu at a desk, the drawer on a phone. */
export async function openOverview(walker: Walker): Promise<void> {
  const isDesk = (walker.page.viewportSize()?.width ?? 0) >= 1024
  const menu = isDesk
    ? {
        en: 'Your account',
        de: 'Dein Konto',
        es: 'Tu cuenta',
        fr: 'Ton compte',
        it: 'Il tuo account',
        ja: 'アカウント',
      }
    : { en: 'Menu', de: 'Menü', es: 'Menú', fr: 'Menu', it: 'Menu', ja: 'メニュー' }
  await walker.press('button', walker.say(menu))
  const overview = {
    en: 'Overview',
    de: 'Übersicht',
    es: 'Resumen',
    fr: 'Vue d’ensemble',
    it: 'Panoramica',
    ja: '概要',
  }
  await walker.press('link', walker.say(overview))
}
