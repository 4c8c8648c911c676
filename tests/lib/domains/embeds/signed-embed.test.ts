import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { openEmbed, signEmbed } from '@/lib/domains/embeds/signed-embed'

test('what was signed comes back, whatever its HTML is', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (html) => {
      const embed = { kind: 'html', html } as const
      expect(openEmbed(signEmbed(embed) ?? '')).toEqual(embed)
    }),
  )
})

test('nobody else can write one, or change a sign of it', () => {
  const signed = signEmbed({ kind: 'html', html: '<p>Ours</p>' }) ?? ''
  const [packed = '', signature = ''] = signed.split('.')
  const other = (signEmbed({ kind: 'html', html: '<p>Other</p>' }) ?? '').split('.')
  const forged = ['', '.', packed, `${packed}.`, `.${signature}`, `${other[0]}.${signature}`, `${signed}x`]
  expect(forged.filter((each) => openEmbed(each) !== undefined)).toEqual([])
})

test('HTML that packs well is signed only if it can be opened again', () => {
  // `{"kind":"html","html":""}` has 25 bytes.
  const longest = { kind: 'html', html: 'a'.repeat(199_975) } as const
  expect(openEmbed(signEmbed(longest) ?? '')).toEqual(longest)
  expect(signEmbed({ kind: 'html', html: `${longest.html}a` })).toBeUndefined()
  expect(signEmbed({ kind: 'html', html: 'é'.repeat(100_000) })).toBeUndefined()
})

test('one that is too long for an address is not written', () => {
  const noise = Array.from({ length: 30_000 }, (_, index) => String.fromCodePoint(33 + ((index * index * 7919) % 9001)))
  expect(signEmbed({ kind: 'html', html: noise.join('') })).toBeUndefined()
})

test('one that just fits into an address is signed', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  // They pack badly: each letter makes the address longer by about one.
  const noise = Array.from({ length: 12_000 }, (_, at) => letters[Math.floor(Math.sin(at) ** 2 * 1e6) % 64]).join('')
  const lengths = Array.from({ length: 200 }, (_, at) => {
    const [packed] = (signEmbed({ kind: 'html', html: noise.slice(0, 11_800 + at) }) ?? '').split('.')
    return packed?.length ?? 0
  })
  expect(lengths.at(-1)).toBe(0)
  expect(Math.max(...lengths)).toBe(12_000)
})

test('one of a page that was kept from before the secret changed opens, while that secret is named', async () => {
  const openWith = async (before: string) => {
    vi.resetModules()
    vi.stubEnv('SESSION_SECRET', '2'.repeat(32))
    vi.stubEnv('SESSION_SECRETS_BEFORE', before)
    return (await import('@/lib/domains/embeds/signed-embed')).openEmbed(signed)
  }
  vi.resetModules()
  vi.stubEnv('SESSION_SECRET', '1'.repeat(32))
  const embed = { kind: 'html', html: '<p>Ours</p>' } as const
  const signed = (await import('@/lib/domains/embeds/signed-embed')).signEmbed(embed) ?? ''
  expect(await openWith('1'.repeat(32))).toEqual(embed)
  expect(await openWith('')).toBeUndefined()
})
