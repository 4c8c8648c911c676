import { spawnSync } from 'node:child_process'
import { provide, redisServer } from './system-packages.ts'

/** Whether tests can start a Redis server. */
export const hasRedisServer = (): boolean => spawnSync('redis-server', ['--version']).status === 0

/** Provides a Redis server where that is permitted; without one, the tests that need it are left out. */
export async function provideRedisServer(): Promise<void> {
  if (!hasRedisServer())
    await provide(redisServer, 'There is no redis-server here: the tests of several instances are left out.')
}
