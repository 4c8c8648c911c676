import { existsSync, readFileSync } from 'node:fs'

/** What a Linux system says of itself. */
const RELEASE = '/etc/os-release'

type Here = { browser: string; release: string; wanted: string }

/**
 * Why pictures are not compared here; undefined where they are. The site's letters are its own files, but how they are
 * rasterised, fields of forms, and what else a browser draws by itself is that of the browser that CI installs.
 */
export function whyNotHere({ browser, release, wanted }: Here = here()): string | undefined {
  if (wanted === 'on') return undefined
  if (/^ID=debian$/m.test(release) && browser === '/usr/bin/chromium-headless-shell') return undefined
  return "pictures are compared in Debian's chromium-headless-shell, as in CI; COMPARE_PICTURES=on compares them in any browser"
}

export function here(): Here {
  const { CHROMIUM_PATH: browser = '', COMPARE_PICTURES: wanted = '' } = process.env
  return { browser, release: existsSync(RELEASE) ? readFileSync(RELEASE, 'utf8') : '', wanted }
}
