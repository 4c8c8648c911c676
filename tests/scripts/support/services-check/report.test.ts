import { expect, test } from 'vitest'
import { secretsIn } from '../../../../scripts/support/services-check/check-services'
import { findingsOf } from '../../../../scripts/support/services-check/finding'
import { asJson, asText } from '../../../../scripts/support/services-check/report'

const { fits, differs, unclear, notAsked } = findingsOf('shop')

test('a report has a line for each finding by service, with what to look at, and their numbers', () => {
  const findings = [
    fits('token', 'is taken', 'TOKEN'),
    findingsOf('chat').unclear('script', 'is odd'),
    differs('items', 'are gone', 'A', 'B'),
    notAsked('calls', 'none'),
  ]
  expect(asText(findings, [])).toBe(
    [
      'shop',
      '  ✓ token: is taken',
      '  ✗ items: are gone',
      '      look at A, B',
      '  – calls: none',
      '',
      'chat',
      '  ? script: is odd',
      '',
      '1 fit, 1 differ, 1 unclear, 1 not asked',
    ].join('\n'),
  )
})

test('what was not asked for the same reason is one line, and counts as many', () => {
  const calls = ['GET /me (getProfile)', 'GET /route (getRoute)'].map((what) => notAsked(what, 'needs a token', 'T'))
  expect(asText([...calls, notAsked('GET /other (getOther)', 'has no id')], [])).toBe(
    [
      'shop',
      '  – 2 calls (getProfile, getRoute): needs a token',
      '      look at T',
      '  – GET /other (getOther): has no id',
      '',
      '0 fit, 0 differ, 0 unclear, 3 not asked',
    ].join('\n'),
  )
})

test('no secret is printed, though a service repeats it', () => {
  const environment = {
    OIDC_CLIENT_SECRET: 'secret-of-the-site',
    PRISMIC_ACCESS_TOKEN: 'token-of-content',
    SITE_URL: 'https://a.cc',
  }
  const secrets = secretsIn(environment, 'token-of-a-player')
  const findings = [unclear('a', 'says secret-of-the-site, token-of-content and token-of-a-player to https://a.cc')]
  for (const text of [asText(findings, secrets), asJson(findings, secrets)]) {
    expect(text).toContain('says ***, *** and *** to https://a.cc')
  }
})
