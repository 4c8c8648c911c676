import { mergeConfig } from 'vitest/config'
import config from '../../vitest.config.ts'

/**
 * The configuration of all tests, with one worker for each copy, a shorter time limit for code that a mutant makes
 * hang, and no reports.
 */
export default mergeConfig(config, { test: { maxWorkers: 1, testTimeout: 10_000, reporters: [{}] } })
