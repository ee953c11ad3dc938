// The one entry of every npm script. It runs on the machine's own Node with nothing installed, installs what is
// missing, and hands over to the Node that the project brings along.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const BIN = join(PROJECT, 'node_modules/.bin')
const NODE = join(PROJECT, 'node_modules/node/bin/node')
/**
 * The SHA-256 of that Node by platform. The package `node` fetches it while it is installed, so the lock does not hold
 * it. npm has packages for other platforms as well; those are not compared with anything.
 */
const NODE_HASHES = {
  'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
}
const VERBS = {
  start: 'edge/local/start.ts',
  dev: 'edge/local/dev.ts',
  import: 'edge/local/commands/import-command.ts',
  build: 'edge/build/build-command.ts',
  export: 'edge/local/commands/export-command.ts',
  backup: 'edge/local/backup/backup-command.ts',
  restore: 'edge/local/backup/restore-command.ts',
  'renew-secret': 'edge/local/commands/renew-secret.ts',
  migrate: 'edge/deploy/migrate-command.ts',
}
/** These need what tests need beside what running and building need: compilers, linters, a browser. */
const VERBS_WITH_TOOLS = {
  lint: ['tests/checks/run.ts', 'lint'],
  format: ['tests/checks/run.ts', 'format'],
  typecheck: ['tests/checks/run.ts', 'typecheck'],
  check: ['tests/checks/run.ts', 'check'],
  test: ['tests/checks/run.ts', 'test'],
  'test:unit': ['tests/checks/run.ts', 'test:unit'],
  'test:server': ['tests/checks/run.ts', 'test:server'],
  'test:browser': ['tests/checks/run.ts', 'test:browser'],
  deploy: ['edge/deploy/deploy-command.ts'],
  bench: ['tests/bench/run.ts'],
  soak: ['tests/soak/run.ts'],
}

/** What an installation takes, with room to spare for what npm keeps meanwhile. */
const SIZES = {
  running: { neededBytes: 1.7e9, size: '1.1 GB', time: 'about a minute' },
  tools: { neededBytes: 2.3e9, size: '1.8 GB', time: 'one to two minutes' },
}

/**
 * Exports and imports make much short-lived garbage, of which Node would keep four times what is in use. Collecting it at
 * half as much again costs an export a tenth more time.
 */
const SMALL_HEAP = ['--max-semi-space-size=8', '--heap-growing-percent=50']
/** An import alone keeps so little that collecting it oftener costs no time. */
const NODE_FLAGS = { start: SMALL_HEAP, import: [...SMALL_HEAP, '--heap-growing-percent=30'] }
/** Of glibc: large buffers are given back at once, and threads share what they have not used. */
const MALLOC = { MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_ARENA_MAX: '2' }
/** Node keeps compiled code between runs. A later start takes a third less CPU time and 35 MB less memory. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(PROJECT, 'node_modules/.cache/node') }

/** Every process of ours, and every thread, asks Node less. */
const RESOLVE_ONCE = `--import=${new URL('resolve-once.mjs', import.meta.url).href}`

/** These stop in order when this process is killed. */
const SERVING = ['start', 'dev', 'import', 'export', 'backup', 'restore']

const [verb = 'start', ...args] = process.argv.slice(2)
const withTools = Object.hasOwn(VERBS_WITH_TOOLS, verb)
if (!withTools && !Object.hasOwn(VERBS, verb)) {
  fail(`${verb} is none of: ${[...Object.keys(VERBS), ...Object.keys(VERBS_WITH_TOOLS)].join(', ')}.`)
}
const [script, ...scriptArgs] = withTools ? VERBS_WITH_TOOLS[verb] : [VERBS[verb]]
if (process.platform === 'win32') fail('Clearheight runs on Linux and macOS. On Windows, run it inside WSL.')
if (!isInstalled(withTools)) await install()
await handOver()

/**
 * True when what the lock asks for on this machine is there, in the version it asks for: all of it, or what running
 * and building need.
 */
function isInstalled(withTools) {
  const wanted = packagesOf('package-lock.json')
  const found = packagesOf('node_modules/.package-lock.json')
  const isThere = ([path, entry]) =>
    path === '' ||
    (!withTools && (entry.dev || entry.devOptional)) ||
    (found[path] === undefined ? entry.optional === true : found[path].version === entry.version)
  return existsSync(NODE) && Object.entries(wanted).every(isThere)
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(PROJECT, file), 'utf8')).packages
  } catch {
    return {}
  }
}

async function install() {
  const { neededBytes, size, time } = withTools ? SIZES.tools : SIZES.running
  const { bavail, bsize } = statfsSync(PROJECT)
  if (bavail * bsize < neededBytes) {
    const free = (Number(bavail * bsize) / 1e9).toFixed(1)
    fail(
      `Installing needs about ${neededBytes / 1e9} GB, and only ${free} GB are free on the disk of ${PROJECT}.`,
    )
  }
  console.log(`Installing what Clearheight needs (about ${size}). This takes ${time}, once.`)
  const started = Date.now()
  // `ci` begins with an empty folder, which would take the code from under a product that runs: what the tests need
  // is added to what is there.
  const how = withTools && isInstalled(false) ? ['install', '--no-save'] : ['ci']
  // npm may be told by its own settings to leave out packages or install scripts: both are needed.
  const flags = [
    withTools ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--ignore-scripts=false',
    '--no-audit',
    '--no-fund',
  ]
  const { code, output } = await npm([...how, ...flags, '--loglevel=error'])
  if (code !== 0 || !existsSync(NODE)) {
    fail(
      `${output}\nThe installation failed${code === 0 ? `: ${NODE} is missing` : ''}. What npm said is above.`,
    )
  }
  const hash = NODE_HASHES[`${process.platform}-${process.arch}`]
  if (hash !== undefined && createHash('sha256').update(readFileSync(NODE)).digest('hex') !== hash) {
    rmSync(NODE)
    fail('The Node that npm installed is not the one this version was made with. It was removed.')
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function npm(npmArgs) {
  const cli = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined
  const [program, first] = cli === undefined ? ['npm', []] : [process.execPath, [cli]]
  const child = spawn(program, [...first, ...npmArgs], { cwd: PROJECT, stdio: ['ignore', 'pipe', 'pipe'] })
  forwardSignals(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `npm cannot be run: ${error.message}` }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

function handOver() {
  const isServing = SERVING.includes(verb)
  const child = spawn(NODE, [...(NODE_FLAGS[verb] ?? []), join(PROJECT, script), ...scriptArgs, ...args], {
    // Descriptor 3 closes when this process is gone, however it went.
    stdio: ['inherit', 'inherit', 'inherit', ...(isServing ? ['pipe'] : [])],
    env: {
      ...COMPILE_CACHE,
      ...(isServing ? MALLOC : {}),
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${RESOLVE_ONCE}`.trimStart(),
      PATH: `${BIN}${delimiter}${process.env.PATH}`,
      ...(isServing ? { LIFELINE_FD: '3' } : {}),
    },
  })
  forwardSignals(child)
  watchNpm(child)
  return new Promise(() => {
    child.on('error', (error) => fail(error.message))
    child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
  })
}

function forwardSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
}

/** An npm that was killed cannot pass that on; a process that lost its parent has another one. */
function watchNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref()
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
