import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { PROJECT } from '../../../edge/settings/project.ts'

/** A project of its own: the launcher, a lock, and an npm that only writes what an installation leaves. */
let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'clearheight-launch-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  mkdirSync(join(project, 'edge/local'), { recursive: true })
  mkdirSync(join(project, 'bin'))
  for (const file of ['edge/local/launch.mjs', 'edge/local/resolve-once.mjs'])
    copyFileSync(join(PROJECT, file), join(project, file))
  write('package.json', '{"type":"module"}')
  write('package-lock.json', lock('1.0.0'))
  write('edge/local/start.ts', 'console.log("started", ...process.argv.slice(2)); process.exit(7)')
  npm(`mkdir -p node_modules/node/bin
    ln -sf '${process.execPath}' node_modules/node/bin/node
    cp package-lock.json node_modules/.package-lock.json
    echo "$@" >> asked`)
})

test('what running needs and is missing is installed once, with install scripts and without what tests need', () => {
  expect(launch('start', 'a b')).toEqual({
    code: 7,
    said: [
      'Installing what Clearheight needs (about 1.1 GB). This takes about a minute, once.',
      expect.stringMatching(/^Installed in \d+ s\.$/),
      'started a b',
    ],
  })
  expect(launch('start')).toEqual({ code: 7, said: ['started'] })
  expect(readFileSync(join(project, 'asked'), 'utf8')).toBe(
    'ci --omit=dev --include=optional --ignore-scripts=false --no-audit --no-fund --loglevel=error\n',
  )
})

test('another lock is installed anew; a package of another platform may be missing', () => {
  launch('start')
  write(
    'package-lock.json',
    lock('1.0.0', { 'node_modules/for-a-mac': { version: '1.0.0', optional: true } }),
  )
  expect(launch('start').said).toEqual(['started'])
  write('package-lock.json', lock('1.0.1'))
  expect(launch('start').said).toHaveLength(3)
})

test('what tests need is added at the first of them, and leaves what a running product uses where it is', () => {
  write('package-lock.json', lock('1.0.0', { 'node_modules/checker': { version: '2.0.0', dev: true } }))
  mkdirSync(join(project, 'tests/checks'), { recursive: true })
  write('tests/checks/run.ts', 'console.log("tested", ...process.argv.slice(2))')
  launch('start')
  write('node_modules/.package-lock.json', lock('1.0.0'))
  expect(launch('start').said).toEqual(['started'])
  expect(launch('test').said).toEqual([
    'Installing what Clearheight needs (about 1.8 GB). This takes one to two minutes, once.',
    expect.stringMatching(/^Installed in \d+ s\.$/),
    'tested test',
  ])
  expect(launch('test').said).toEqual(['tested test'])
  expect(readFileSync(join(project, 'asked'), 'utf8').split('\n')[1]).toMatch(
    /^install --no-save --include=dev /,
  )
})

test('a failed installation shows what npm said', () => {
  npm('echo "npm error network is down" >&2; exit 1')
  expect(launch('start')).toEqual({
    code: 1,
    said: [
      'Installing what Clearheight needs (about 1.1 GB). This takes about a minute, once.',
      'npm error network is down',
      '',
      'The installation failed. What npm said is above.',
    ],
  })
})

test.runIf(process.platform === 'linux')('a Node that is not the one of this version is never run', () => {
  npm(`mkdir -p node_modules/node/bin
    printf '#!/bin/sh\necho ran' > node_modules/node/bin/node
    chmod +x node_modules/node/bin/node
    cp package-lock.json node_modules/.package-lock.json`)
  const refused = {
    code: 1,
    said: [
      'Installing what Clearheight needs (about 1.1 GB). This takes about a minute, once.',
      'The Node that npm installed is not the one this version was made with. It was removed.',
    ],
  }
  expect(launch('start')).toEqual(refused)
  expect(launch('start')).toEqual(refused)
})

test('an unknown verb is answered with those there are', () => {
  expect(launch('fly')).toEqual({
    code: 1,
    said: [
      'fly is none of: start, dev, import, build, export, backup, restore, renew-secret, migrate, lint, format, typecheck, check, test, test:unit, test:server, test:browser, deploy, bench, soak.',
    ],
  })
})

test('what serves is started so that it gives memory back, unless its environment says otherwise', () => {
  write('edge/local/start.ts', 'console.log(...process.execArgv, process.env.MALLOC_ARENA_MAX)')
  expect(launch('start').said.at(-1)).toBe('--max-semi-space-size=8 --heap-growing-percent=50 2')
  const asked = { ...environment(), MALLOC_ARENA_MAX: '4' }
  expect(launchWith(asked, 'start').said.at(-1)).toBe('--max-semi-space-size=8 --heap-growing-percent=50 4')
})

test('what Node compiled is kept beside the packages, unless its environment names another place', () => {
  write('edge/local/start.ts', 'console.log(process.env.NODE_COMPILE_CACHE)')
  const here = launch('start').said.at(-1)
  expect(here).toBe(join(project, 'node_modules/.cache/node'))
  expect(launchWith({ ...environment(), NODE_COMPILE_CACHE: '/elsewhere' }, 'start').said.at(-1)).toBe(
    '/elsewhere',
  )
})

test('it works from any folder, on the Node of the project, and passes signals on', async () => {
  write(
    'edge/local/start.ts',
    'process.on("SIGTERM", () => process.exit(5)); console.log(process.execPath, process.cwd()); setInterval(() => {}, 1000)',
  )
  const child = spawn(process.execPath, [join(project, 'edge/local/launch.mjs')], {
    cwd: '/',
    env: environment(),
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  await expect.poll(() => said, { timeout: 20_000 }).toContain(`${process.execPath} /\n`)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([5, null])
})

function launch(...args: string[]): { code: number | null; said: string[] } {
  return launchWith(environment(), ...args)
}

function launchWith(env: NodeJS.ProcessEnv, ...args: string[]): { code: number | null; said: string[] } {
  const run = spawnSync(process.execPath, ['edge/local/launch.mjs', ...args], {
    cwd: project,
    env,
    encoding: 'utf8',
  })
  return { code: run.status, said: `${run.stdout}${run.stderr}`.trimEnd().split('\n') }
}

function environment(): NodeJS.ProcessEnv {
  return { PATH: `${join(project, 'bin')}:${process.env.PATH}`, HOME: project }
}

function lock(version: string, others: object = {}): string {
  return JSON.stringify({ packages: { '': { name: 'project' }, 'node_modules/one': { version }, ...others } })
}

function npm(script: string): void {
  write('bin/npm', `#!/bin/sh\n${script}\n`)
  chmodSync(join(project, 'bin/npm'), 0o755)
}

function write(path: string, text: string): void {
  writeFileSync(join(project, path), text)
}
