import { expect, test } from 'vitest'
import { type ErrorCode, errorTitleOf, isErrorCode, statusOf } from '@/lib/core/errors'
import * as paths from '@/lib/core/paths'

const place = { documentId: 'doc/1', sectionId: 'html$ü' }

test.each<[string, string]>([
  [paths.homePath, '/'],
  [paths.absencePaths.missing, '/variants/missing'],
  [paths.absencePaths.gone, '/variants/gone'],
  [paths.pagePath('home'), '/'],
  [paths.pagePath('about'), '/about'],
  [paths.privacyPath, '/privacy'],
  [paths.academyPath('first-ride-plan'), '/academy/first/ride/plan'],
  [paths.academyUid(['first', 'ride']), 'first-ride'],
  [paths.campaignPath('tour'), '/campaigns/tour'],
  [paths.stagePath('tour', 'one'), '/campaigns/tour/stages/one'],
  [paths.stageByUidPath('o ne'), '/stages/o%20ne'],
  [paths.videoPath('les/sons', 'c limb'), '/video/les%2Fsons/c%20limb'],
  [paths.videoByUidPath('c limb'), '/video/c%20limb'],
  [paths.framePath('de', place), '/api/frames/de/doc%2F1/html%24%C3%BC'],
  [paths.signedFramePath('de', 'a+b'), '/api/frames/de/signed?embed=a%2Bb'],
  [paths.eventsPath, '/events'],
  [paths.eventPath('7'), '/events/view/7'],
  [paths.eventPath('7', 'a b'), '/events/view/7?eventSecret=a+b'],
  [paths.eventCalendarPath('7'), '/api/events/7/calendar'],
  [paths.eventCalendarPath('7', 'x'), '/api/events/7/calendar?eventSecret=x'],
  [paths.eventPicturePath('7', 'de'), '/api/pictures/events/7/de'],
  [paths.sitePicturePath('de'), '/api/pictures/site/de'],
  [paths.plansPicturePath('de'), '/api/pictures/plans/de'],
  [paths.articlePicturePath('7', 'de'), '/api/pictures/news/7/de'],
  [paths.campaignPicturePath('a/b', 'de'), '/api/pictures/campaigns/a%2Fb/de'],
  [paths.withEventSecret('/api/a', ''), '/api/a?eventSecret='],
  [paths.newsIndexPath, '/news'],
  [paths.newsPath({ id: '7', postName: 'a/b' }), '/news/7-a%2Fb'],
  [paths.plansPath, '/plans'],
  [paths.planPath('a/b'), '/plans/a%2Fb'],
  [paths.planChoicePath, '/api/plans/choice'],
  [paths.shopPath, '/shop'],
  [paths.helpPath, '/help'],
  [paths.contactPath, '/help/contact'],
  [paths.contactSentPath, '/help/contact/sent'],
  [paths.contactFormPath, '/api/contact'],
  [paths.emailSignUpPath, '/api/email-sign-up'],
  [paths.formPath, '/api/forms'],
  [paths.loginPathTo('/a?b=c'), '/login?returnTo=%2Fa%3Fb%3Dc'],
  [paths.signInFormPath, '/api/auth/login'],
  [paths.signOutPath, '/api/auth/logout'],
  [paths.joinPath, '/join'],
  [paths.fundraiserPicturePath('1', '2', 'de'), '/api/pictures/fundraisers/1/2/de'],
  [paths.settingsPath('connections'), '/settings/connections'],
  [paths.tagCalendarPath('a/b'), '/api/calendars/tags/a%2Fb'],
  [paths.seriesCalendarPath('7'), '/api/calendars/series/7'],
  [paths.personalCalendarPath('a/b'), '/api/calendars/personal/a%2Fb'],
  [paths.myEventsPath, '/my-events'],
  [paths.resultsPath, '/my-events/results'],
  [paths.resultsQuery('5.6'), '?after=5.6'],
  [paths.resultsFilePath('de', undefined), '/api/events/results/csv?locale=de'],
  [paths.resultsFilePath('de', '5.6'), '/api/events/results/csv?locale=de&after=5.6'],
  [paths.paymentsFilePath('de'), '/api/membership/transactions/csv?locale=de'],
  [paths.resultPicturePath('70', 'de'), '/api/pictures/results?start=70&locale=de'],
  [paths.joinedEventsPath, '/my-events/list'],
  [paths.fixedPaths.join(' '), '/ /events /campaigns /plans /shop /help'],
])('%s is the address %s', (path, address) => {
  expect(path).toBe(address)
})

test('the campaign of an address is named by the address of its page alone', () => {
  expect(paths.campaignUid('/campaigns/tour')).toBe('tour')
  for (const path of ['/campaigns', '/campaigns/', '/campaigns/tour/stages', '/x/campaigns/tour', '/campaignsx/tour'])
    expect(paths.campaignUid(path)).toBeUndefined()
})

test('pages of a player are my events, their list, the results, and everything below the settings', () => {
  const own = ['/settings', '/settings/profile', '/my-events', '/my-events/list', '/my-events/results']
  expect(own.map(paths.isPlayersPage)).toEqual(own.map(() => true))
  expect(['/settingsx', '/my-events/x', '/', '/x/settings'].map(paths.isPlayersPage)).toEqual(Array(4).fill(false))
})

const statuses: Record<ErrorCode, number> = {
  invalid_input: 400,
  not_signed_in: 401,
  not_authorized: 401,
  sign_up_refused: 403,
  not_eligible: 403,
  email_unproven: 403,
  registration_closed: 403,
  wrong_origin: 403,
  coupon_refused: 403,
  payment_refused: 403,
  not_found: 404,
  another_player: 409,
  already_member: 409,
  price_changed: 409,
  not_cancellable: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  upstream_failed: 502,
  upstream_unreadable: 502,
  outcome_unknown: 504,
  upstream_unavailable: 503,
}

test('each error has its status, and a title of its own', () => {
  const codes = Object.keys(statuses).filter(isErrorCode)
  expect(Object.fromEntries(codes.map((code) => [code, statusOf(code)]))).toEqual(statuses)
  const titles = new Set(codes.map(errorTitleOf))
  expect([titles.size, titles.has('')]).toEqual([codes.length, false])
  expect(['toString', '', 'Not_found'].some(isErrorCode)).toBe(false)
})
