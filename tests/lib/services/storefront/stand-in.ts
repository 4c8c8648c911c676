import { Hono } from 'hono'
import { createStorefront } from '@/sandbox/storefront/service.ts'
import { openShopSettings, shopSettingsSchema, type ShopSettings } from '@/sandbox/storefront/settings.ts'
import { createTestContext } from '@/tests/sandbox/harness.ts'
import { stubUpstream } from '../../support/upstream'

/** Answers the product's calls by the sandbox's storefront, without a network. */
export function stubStorefront() {
  const context = createTestContext()
  const settings = openShopSettings(context.database)
  const sandbox = new Hono().route('/storefront', createStorefront(context).routes)
  return {
    asked: stubUpstream((request) => sandbox.request(request)),
    set: (changes: Partial<ShopSettings>) => settings.set(shopSettingsSchema.parse(changes)),
  }
}
