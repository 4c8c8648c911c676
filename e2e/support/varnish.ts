import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const VARNISHD = '/usr/sbin/varnishd'
const MODULES = '/usr/lib{,64}{,/*}/varnish/vmods/libvmod_xkey.so'
const RULES = join(import.meta.dirname, '../../deploy/varnish')

/** What Varnish doesn't write into its log: headers, with cookies and the secret, and the steps of the rules. */
const NOT_LOGGED = [
  'ReqHeader',
  'ReqUnset',
  'RespHeader',
  'RespUnset',
  'BereqHeader',
  'BereqUnset',
  'BerespHeader',
  'BerespUnset',
  'ObjHeader',
  'ObjUnset',
  'ObjProtocol',
  'ObjReason',
  'VCL_call',
  'VCL_return',
  'VCL_use',
  'VCL_acl',
]

/** How `deploy/varnish/README.md` starts Varnish, but for the size of its stores. */
export const STARTED_WITH = [
  '-p',
  'http_gzip_support=off',
  '-p',
  'timeout_idle=75',
  '-p',
  'http_req_hdr_len=16k',
  '-p',
  `vsl_mask=${NOT_LOGGED.map((tag) => `-${tag}`).join(',')}`,
  '-s',
  'pages=malloc,64m',
  '-s',
  'open=malloc,16m',
]

/** Whether Varnish is installed, with the module that purges by key: `npm test` installs both where it may. */
export const hasVarnish = (): boolean => existsSync(VARNISHD) && globSync(MODULES).length > 0

export type RunningFront = {
  url: string
  /** Id of the process that answers requests. */
  worker: () => string
  /** Lets the process hang: it takes connections, and answers none. */
  hang: () => void
  goOn: () => void
  /** What its log in memory has, in words. */
  log: () => string
  stop: () => Promise<void>
}

/**
 * @param instances ports of the instances behind it, on this machine
 * @param rules a file in place of the site's own rules
 */
export async function startVarnish(
  port: number,
  instances: readonly number[],
  secret: string,
  rules = join(RULES, 'front.vcl'),
): Promise<RunningFront> {
  const folder = mkdtempSync(join(tmpdir(), 'front-'))
  writeFileSync(join(folder, 'instances.vcl'), instancesAt(instances))
  const args = ['-F', '-j', 'none', '-n', join(folder, 'run'), '-a', `127.0.0.1:${port}`, '-T', 'none', ...STARTED_WITH]
  const child = spawn(VARNISHD, [...args, '-f', rules, '-p', `vcl_path=${folder}:${RULES}`], {
    env: { ...process.env, FRONT_SECRET: secret },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  child.stderr.setEncoding('utf8').on('data', (part: string) => said.push(part))
  const url = `http://127.0.0.1:${port}`
  if (!(await isReady(child, url))) throw new Error(`Varnish ended by itself: ${said.join('')}`)
  const worker = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim()
  return {
    url,
    worker,
    hang: () => void process.kill(Number(worker()), 'SIGSTOP'),
    goOn: () => void process.kill(Number(worker()), 'SIGCONT'),
    log: () => execFileSync('varnishlog', ['-d', '-n', join(folder, 'run')], { encoding: 'utf8' }),
    stop: async () => {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The instances as they are deployed, but as many as there are ports. */
function instancesAt(ports: readonly number[]): string {
  const text = readFileSync(join(RULES, 'instances.vcl'), 'utf8')
  const [backend = ''] = /^backend first .*?^}$/ms.exec(text) ?? []
  // Which requests an instance gets depends on its name, so that names are the same in each run.
  const names = ports.map((_, place) => `instance_${place}`)
  const backends = ports.map((port, place) =>
    backend.replace('first', String(names[place])).replace('3000', String(port)),
  )
  return text
    .replace(backend, backends.join('\n'))
    .replace('instances.add_backend(first);', names.map((name) => `instances.add_backend(${name});`).join('\n'))
}

/** Waits until it answers, and has seen that an instance is ready. @returns false if it ends instead */
async function isReady(child: ChildProcess, url: string): Promise<boolean> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return true
    await sleep(100)
  }
  return false
}
