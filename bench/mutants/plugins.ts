import {
  commonTokens,
  declareFactoryPlugin,
  declareValuePlugin,
  type Injector,
  PluginKind,
  type PluginContext,
  tokens,
} from '@stryker-mutator/api/plugin'
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner'
import { NearFirst } from './near-first.ts'
import { wordsForDevelopers } from './words.ts'

function nearFirst(injector: Injector<PluginContext>): NearFirst {
  const [vitest] = vitestPlugins
  if (vitest === undefined) throw new Error('Stryker’s Vitest runner brings no runner')
  return new NearFirst(injector.injectFunction(vitest.factory))
}
nearFirst.inject = tokens(commonTokens.injector)

/** What Stryker loads, in its own process and in those of its workers. */
export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'near-first', nearFirst),
  declareValuePlugin(PluginKind.Ignore, 'words-for-developers', wordsForDevelopers),
]
