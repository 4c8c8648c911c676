import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { Failure } from './failure.ts'
import { root } from './root.ts'
import { attempt, headlessShell, here, provide, stepFor } from './system-packages.ts'

/** Chromium without windows: tests that mostly render pages take three fifths of the time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Where systems have Chromium, or Chrome, by platform; elsewhere Playwright's own is used. */
const INSTALLED: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [HEADLESS_SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
}

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

/** Where a browser may be, the preferred place first: what `CHROMIUM_PATH` names, the system's, and Playwright's own. */
export function chromiumPlaces(named: string | undefined, platform: NodeJS.Platform, playwrights: string): string[] {
  return [...(named ? [named] : []), ...(INSTALLED[platform] ?? []), playwrights]
}

/** The installed browser: `CHROMIUM_PATH`, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const places = chromiumPlaces(process.env.CHROMIUM_PATH, process.platform, chromium.executablePath())
  return places.find((path) => existsSync(path))
}

/**
 * Returns the browser. CI gets Debian's headless shell first. Where there is no browser, it is offered to whoever may
 * install it, and Playwright's own is downloaded, which changes nothing of the system.
 *
 * @throws Failure if there is no browser and none can be installed
 */
export async function requireChromium(): Promise<string> {
  const isPreferred = process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL)
  const step = stepFor(headlessShell, here())
  if (!isPreferred && (step === 'install' || (step === 'ask' && findChromium() === undefined)))
    await provide(headlessShell, 'There is no Chromium here, which the browser tests need.')
  if (findChromium() === undefined) installPlaywrights(step === 'install')
  const found = findChromium()
  if (found !== undefined) return found
  throw new Failure(
    'The browser tests need Chromium, which could not be installed here: install it, or name it in CHROMIUM_PATH.',
  )
}

/** @param mayInstall whether packages of the system that it needs are installed, too */
function installPlaywrights(mayInstall: boolean): void {
  console.log("Downloading Playwright's Chromium …")
  const options = mayInstall ? ['--with-deps'] : []
  attempt(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', ...options, 'chromium'])
}
