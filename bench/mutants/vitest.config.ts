import { mergeConfig } from 'vitest/config'
import config from '../../vitest.config.ts'

/** As all tests run, one worker for each copy; code that a mutant made hang is given up sooner, and nobody reads reports. */
export default mergeConfig(config, { test: { maxWorkers: 1, testTimeout: 10_000, reporters: [{}] } })
