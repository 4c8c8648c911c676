import { expect, test } from 'vitest'
import { registrationIntentOf } from '@/lib/domains/campaigns/registration-intent'

test('the intent to register is kept under a key that names the site and the campaign [CP-034]', () => {
  expect(registrationIntentOf('gruppetto', 'tour')).toBe('gruppetto:register:tour')
})
