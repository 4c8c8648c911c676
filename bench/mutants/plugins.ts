import { readFileSync } from 'node:fs'
import type { StrykerOptions } from '@stryker-mutator/api/core'
import {
  commonTokens,
  declareFactoryPlugin,
  declareValuePlugin,
  type Injector,
  PluginKind,
  type PluginContext,
  tokens,
} from '@stryker-mutator/api/plugin'
import type { Reporter } from '@stryker-mutator/api/report'
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner'
import type { Vitest } from 'vitest/node'
import { NearFirst } from './near-first.ts'
import { sampler } from './sample.ts'
import { WarmTests } from './warm-tests.ts'
import { wordsForDevelopers } from './words.ts'

function nearFirst(injector: Injector<PluginContext>): NearFirst {
  const [vitest] = vitestPlugins
  if (vitest === undefined) throw new Error('Stryker’s Vitest runner brings no runner')
  const isQuick = injector.resolve(commonTokens.options)['isQuick'] === true
  const runner = injector.injectFunction(vitest.factory)
  return new NearFirst(
    runner,
    () => {
      const context: unknown = Reflect.get(runner, 'ctx')
      if (!isVitest(context)) throw new Error('Stryker’s Vitest runner keeps Vitest elsewhere')
      return new WarmTests(context)
    },
    isQuick,
  )
}
nearFirst.inject = tokens(commonTokens.injector)

function sample(options: StrykerOptions): Reporter {
  return sampler(Number(options['sample']), String(options['seed']), (file) => readFileSync(file, 'utf8'))
}
sample.inject = tokens(commonTokens.options)

const isVitest = (value: unknown): value is Vitest =>
  typeof value === 'object' && value !== null && 'runTestSpecifications' in value

/** Plugins that Stryker loads, in its own process and in its workers' processes. */
export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'near-first', nearFirst),
  declareFactoryPlugin(PluginKind.Reporter, 'sample', sample),
  declareValuePlugin(PluginKind.Ignore, 'words-for-developers', wordsForDevelopers),
]

/** Our options in Stryker's configuration, beside its own. */
export const strykerValidationSchema = {
  properties: { isQuick: { type: 'boolean', default: false }, sample: { type: 'number' }, seed: { type: 'string' } },
}
