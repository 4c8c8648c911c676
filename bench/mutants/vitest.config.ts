import { mergeConfig } from 'vitest/config'
import config from '../../vitest.config.ts'

/** As all tests run, one worker for each copy; code that a mutant made hang is given up sooner. */
export default mergeConfig(config, { test: { maxWorkers: 1, testTimeout: 10_000 } })
