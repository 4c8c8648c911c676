// usage: npm run shop:define [-- --dry-run]
// Makes the definition of marketplace items (metaobjects/marketplace_item.json) at the shop that the environment names, or
// adds what the one there lacks. What is there otherwise stays, and is named (docs/connecting-real-services.md).
import { runCommand } from './support/command.ts'
import { loadEnvironment } from './support/environment.ts'
import { isDryRun, optionsOf } from './support/options.ts'
import { defineItems } from './support/shop-definition/define.ts'
import { readDefinition } from './support/shop-definition/definition.ts'
import { shopOf } from './support/shop-definition/settings.ts'

const HELP = `npm run shop:define: makes the definition of marketplace items at the shop that the environment names, or adds
what the one there lacks. What is different there is named, and stays.

  -- --dry-run   prints what would be made or added, and changes nothing`

await runCommand(async () => {
  const { values } = optionsOf({ command: 'shop:define' }, { 'dry-run': { type: 'boolean' } })
  if (values.help) return console.log(HELP)
  const environment = loadEnvironment()
  const { lines, isAsWanted } = await defineItems(
    shopOf(environment),
    readDefinition(environment.PRODUCT_SLUG ?? ''),
    isDryRun(values),
  )
  for (const line of lines) console.log(line)
  return isAsWanted ? 0 : 1
})
