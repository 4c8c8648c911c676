import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { attempt, installDebianPackages } from './debian-packages.ts'
import { Failure } from './failure.ts'
import { root } from './root.ts'

/** Chromium without windows: tests that mostly render pages take three fifths of the time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const SYSTEM = [HEADLESS_SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Flags that headless Chromium needs in containers and as root, and flags that stop its background requests to Google.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The installed browser: `CHROMIUM_PATH`, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/**
 * Returns the browser: Debian's headless shell, which is installed first if permitted; otherwise any installed browser,
 * or else Playwright's own.
 *
 * @throws Failure if there is no browser and none can be installed
 */
export function requireChromium(): string {
  if (!process.env.CHROMIUM_PATH) installPackage()
  if (findChromium() === undefined) installPlaywrights()
  const found = findChromium()
  if (found !== undefined) return found
  throw new Failure(
    'The browser tests need Chromium, which could not be installed here: install it, or name it in CHROMIUM_PATH.',
  )
}

function installPackage(): void {
  if (!existsSync(HEADLESS_SHELL)) installDebianPackages(['chromium-headless-shell', 'fonts-noto-cjk'])
}

function installPlaywrights(): void {
  console.log("Installing Playwright's Chromium …")
  attempt(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'])
}
