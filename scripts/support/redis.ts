import { spawnSync } from 'node:child_process'
import { canInstallPackages, installPackages } from './debian-packages.ts'

/** Whether tests can start a Redis server. */
export const hasRedisServer = (): boolean => spawnSync('redis-server', ['--version']).status === 0

/** Installs Debian's Redis server if there is none and it is permitted; without one, the tests that need it are left out. */
export function installRedisServer(): void {
  if (!hasRedisServer() && canInstallPackages()) {
    console.log('Installing Redis from the Debian packages …')
    installPackages('redis-server')
  }
  if (!hasRedisServer()) console.warn('There is no redis-server here: the tests of several instances are left out.')
}
