import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { configurationOf, type Registration } from './configuration.ts'

const UNPACKED = join(import.meta.dirname, '../../../.data/providers/lemonldap/root')
const PORTAL = 'usr/share/perl5/Lemonldap/NG/Portal/Main.pm'

/** Whether `install.sh` beside this file has unpacked it. */
export const hasLemonldap = (): boolean => existsSync(join(UNPACKED, PORTAL))

/** Who can sign in: the password is the name. */
export const LEMONLDAP_PLAYER = 'dwho'

/** Starts it on a port of loopback, with what it stores in a folder of its own, for sites that are registered with it. */
export async function startLemonldap(port: number, sites: readonly Registration[]) {
  const folder = mkdtempSync(join(tmpdir(), 'lemonldap-'))
  const issuer = `http://127.0.0.1:${port}`
  let number = 0
  const configure = (keyName: string) => {
    number += 1
    const configuration = configurationOf({ number, folder, issuer, keyName, sites })
    writeFileSync(join(folder, `conf/lmConf-${number}.json`), JSON.stringify(configuration))
  }
  prepare(folder)
  configure('key-1')
  const said: string[] = []
  const child = spawn('perl', ['-MPlack::Runner', '-e', RUN, String(port), join(import.meta.dirname, 'portal.psgi')], {
    env: { ...process.env, ...perlIn(folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (part: string) => said.push(part))
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, 'close') : undefined
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const keyNow = async () => keysSchema.parse(await (await fetch(`${issuer}/oauth2/jwks`)).json()).keys[0].n
  /** Has it sign with another key from now on, which it publishes in the place of the former one. */
  async function changeKey(name: string): Promise<void> {
    const before = await keyNow()
    configure(name)
    if (!(await comesAbout(child, async () => (await keyNow()) !== before))) throw new Error('it keeps its key')
  }
  /** Ends what it has stored of a kind, as an operator can: `refresh_token`. */
  function forget(kind: string): void {
    const stored = join(folder, 'sessions')
    const files = readdirSync(stored, { withFileTypes: true }).filter((entry) => entry.isFile())
    for (const path of files.map(({ name }) => join(stored, name)))
      if (readFileSync(path, 'utf8').includes(`"${kind}"`)) rmSync(path)
  }
  const isReady = async () => (await fetch(`${issuer}/.well-known/openid-configuration`)).ok
  if (await comesAbout(child, isReady)) return { issuer, changeKey, forget, stop }
  await stop()
  throw new Error(`LemonLDAP::NG does not start: ${said.slice(0, 5).join('')}`)
}

const keysSchema = z.object({ keys: z.tuple([z.object({ n: z.string() })]) })

const RUN =
  'my $r = Plack::Runner->new; $r->parse_options(qw(-s HTTP::Server::PSGI --host 127.0.0.1 -E deployment), "--port", @ARGV); $r->run'

function perlIn(folder: string) {
  const libraries = globSync('usr/lib/*/perl5/*', { cwd: UNPACKED }).map((path) => join(UNPACKED, path))
  const shared = globSync('usr/lib/*-linux-gnu*', { cwd: UNPACKED }).map((path) => join(UNPACKED, path))
  return {
    PERL5LIB: [join(UNPACKED, 'usr/share/perl5'), ...libraries].join(':'),
    LD_LIBRARY_PATH: shared.join(':'),
    LLNG_DEFAULTCONFFILE: join(folder, 'lemonldap-ng.ini'),
    LLNG_DEFAULTLOGGER: 'Lemonldap::NG::Common::Logger::Std',
  }
}

async function comesAbout(child: ChildProcess, isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + 60_000
  while (child.exitCode === null && performance.now() < end) {
    if (await isSo().catch(() => false)) return true
    await sleep(100)
  }
  return false
}

function prepare(folder: string): void {
  for (const name of ['conf', 'sessions', 'sessions/lock']) mkdirSync(join(folder, name))
  const templates = join(UNPACKED, 'usr/share/lemonldap-ng/portal/templates')
  const ini = [
    '[all]\nlogLevel = error\ncheckTime = 1',
    `[configuration]\ntype = File\ndirName = ${join(folder, 'conf')}`,
    `[portal]\nstaticPrefix = /static\nlanguages = en\ntemplateDir = ${templates}`,
    '[handler]\nstatus = 0',
  ]
  writeFileSync(join(folder, 'lemonldap-ng.ini'), `${ini.join('\n')}\n`)
}
