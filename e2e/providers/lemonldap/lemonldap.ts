import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const UNPACKED = join(import.meta.dirname, '../../../.data/providers/lemonldap/root')
const PORTAL = 'usr/share/perl5/Lemonldap/NG/Portal/Main.pm'

/** Whether `install.sh` beside this file has unpacked it. */
export const hasLemonldap = (): boolean => existsSync(join(UNPACKED, PORTAL))

export type Registration = {
  id: string
  secret: string
  redirectUri: string
  postLogoutRedirectUri: string
  accessTokenSeconds: number
}

/** Who can sign in: the password is the name. */
export const LEMONLDAP_PLAYER = 'dwho'

/** @returns its issuer */
export async function startLemonldap(port: number, site: Registration) {
  const folder = mkdtempSync(join(tmpdir(), 'lemonldap-'))
  const issuer = `http://127.0.0.1:${port}`
  writeConfiguration(folder, issuer, site)
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
  if (await isReady(child, issuer)) return { issuer, stop }
  await stop()
  throw new Error(`LemonLDAP::NG does not start: ${said.slice(0, 5).join('')}`)
}

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

async function isReady(child: ChildProcess, issuer: string): Promise<boolean> {
  const end = performance.now() + 30_000
  while (child.exitCode === null && performance.now() < end) {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`).catch(() => undefined)
    if (answer?.ok) return true
    await sleep(100)
  }
  return false
}

function writeConfiguration(folder: string, issuer: string, site: Registration): void {
  for (const name of ['conf', 'sessions', 'sessions/lock']) mkdirSync(join(folder, name))
  const templates = join(UNPACKED, 'usr/share/lemonldap-ng/portal/templates')
  const ini = [
    '[all]\nlogLevel = error\ncheckTime = 1',
    `[configuration]\ntype = File\ndirName = ${join(folder, 'conf')}`,
    `[portal]\nstaticPrefix = /static\nlanguages = en\ntemplateDir = ${templates}`,
    '[handler]\nstatus = 0',
  ]
  writeFileSync(join(folder, 'lemonldap-ng.ini'), `${ini.join('\n')}\n`)
  writeFileSync(join(folder, 'conf/lmConf-1.json'), JSON.stringify(configurationOf(folder, issuer, site)))
}

function configurationOf(folder: string, issuer: string, site: Registration) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const option = (name: string, value: string | number) => [`oidcRPMetaDataOptions${name}`, value] as const
  return {
    cfgNum: 1,
    cfgAuthor: 'a test',
    cfgDate: 1,
    cfgVersion: '2.16.1',
    portal: `${issuer}/`,
    domain: '127.0.0.1',
    cookieName: 'lemonldap',
    securedCookie: 0,
    authentication: 'Demo',
    userDB: 'Same',
    passwordDB: 'Demo',
    registerDB: 'Null',
    exportedVars: {},
    exportedHeaders: {},
    locationRules: {},
    groups: {},
    demoExportedVars: { cn: 'cn', mail: 'mail', uid: 'uid' },
    globalStorage: 'Apache::Session::File',
    globalStorageOptions: {
      Directory: join(folder, 'sessions'),
      LockDirectory: join(folder, 'sessions/lock'),
      generateModule: 'Lemonldap::NG::Common::Apache::Session::Generate::SHA256',
    },
    localSessionStorage: '',
    whatToTrace: '_whatToTrace',
    macros: { _whatToTrace: '$uid' },
    key: 'for-this-trial-alone',
    issuerDBOpenIDConnectActivation: 1,
    issuerDBOpenIDConnectPath: '^/oauth2/',
    issuerDBOpenIDConnectRule: 1,
    oidcServiceMetaDataIssuer: issuer,
    oidcServicePrivateKeySig: privateKey,
    oidcServicePublicKeySig: publicKey,
    oidcServiceKeyIdSig: 'key-1',
    oidcServiceAllowAuthorizationCodeFlow: 1,
    oidcServiceMetaDataAuthorizeURI: 'authorize',
    oidcServiceMetaDataTokenURI: 'token',
    oidcServiceMetaDataUserInfoURI: 'userinfo',
    oidcServiceMetaDataJWKSURI: 'jwks',
    oidcServiceMetaDataEndSessionURI: 'logout',
    oidcRPMetaDataExportedVars: { site: { email: 'mail', given_name: 'cn', name: 'uid' } },
    oidcRPMetaDataOptions: {
      site: Object.fromEntries([
        option('ClientID', site.id),
        option('ClientSecret', site.secret),
        option('IDTokenSignAlg', 'RS256'),
        option('AllowOffline', 1),
        option('RefreshToken', 1),
        option('RequirePKCE', 1),
        option('BypassConsent', 0),
        option('IDTokenForceClaims', 1),
        option('UserIDAttr', 'uid'),
        option('AccessTokenExpiration', site.accessTokenSeconds),
        option('RedirectUris', site.redirectUri),
        option('PostLogoutRedirectUris', site.postLogoutRedirectUri),
      ]),
    },
  }
}
