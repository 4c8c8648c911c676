// usage: npm run shop:define [-- --dry-run]
// Makes the definition of marketplace items (metaobjects/marketplace_item.json) at the shop that the environment names, or
// adds what the one there lacks. What is there otherwise stays, and is named (docs/connecting-real-services.md).
import { parseArgs } from 'node:util'
import { runCommand } from './support/command.ts'
import { loadEnvironment } from './support/environment.ts'
import { defineItems } from './support/shop-definition/define.ts'
import { readDefinition } from './support/shop-definition/definition.ts'
import { shopOf } from './support/shop-definition/settings.ts'

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })

await runCommand(async () => {
  const environment = loadEnvironment()
  const { lines, isAsWanted } = await defineItems(
    shopOf(environment),
    readDefinition(environment.PRODUCT_SLUG ?? ''),
    values['dry-run'],
  )
  for (const line of lines) console.log(line)
  return isAsWanted ? 0 : 1
})
