import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

interface ThirdPartyNoticesOptions {
  /** Where it stands in what is built. */
  fileName: string
  /** The project's folder, absolute. */
  project: string
  /** Packages whose data is in files that the bundler does not make. */
  dataPackages: readonly string[]
}

interface Manifest {
  name?: string
  version?: string
  license?: string
  author?: string | { name?: string }
  repository?: string | { url?: string }
}

interface Package extends Manifest {
  folder: string
}

const LICENSE_FILE = /^(licen[sc]e|copying|notice)/i
const LINE = `\n${'-'.repeat(80)}\n`

/**
 * Writes the name, version, license and license text of every package that is in the built app, its workers, styles
 * and fonts. Vite's own `build.license` leaves out workers, fonts and data. `collector` goes into the worker builds.
 */
export function thirdPartyNotices({ fileName, project, dataPackages }: ThirdPartyNoticesOptions): {
  plugin: Plugin
  collector(): Plugin
} {
  const folders = new Set<string>()
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const file of filesIn(bundle, project)) {
      const folder = packageFolderOf(file)
      if (folder !== undefined) folders.add(folder)
    }
  }
  return {
    plugin: {
      name: 'third-party-notices',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle)
        for (const name of dataPackages) folders.add(join(project, 'node_modules', name))
        const packages = [...folders].map(readPackage)
        this.emitFile({ type: 'asset', fileName, source: noticesOf(packages) })
      },
    },
    collector: () => ({
      name: 'third-party-packages',
      generateBundle(_, bundle) {
        collect(bundle)
      },
    }),
  }
}

/** What a bundle was made of, as absolute paths. */
function filesIn(bundle: Rolldown.OutputBundle, project: string): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? file.moduleIds
      : file.originalFileNames.flatMap((name) => [resolve(project, 'web', name), resolve(project, name)]),
  )
}

/** The folder of the package that a file belongs to; undefined for a file of the project. */
function packageFolderOf(file: string): string | undefined {
  const [path = ''] = file.replace(/^\0/, '').split('?')
  if (!path.includes('/node_modules/')) return undefined
  for (let folder = dirname(path); folder.includes('/node_modules/'); folder = dirname(folder)) {
    // Folders inside a package may have a manifest that only says how their files are read.
    if (existsSync(join(folder, 'package.json')) && readPackage(folder).version !== undefined) return folder
  }
  return undefined
}

function readPackage(folder: string): Package {
  return { ...(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest), folder }
}

function noticesOf(packages: readonly Package[]): string {
  const byName = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]))
  const sorted = [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  const notices = sorted.map((one) => noticeOf(one, ownText(one) ?? textLike(one, sorted)))
  return `Clearheight contains the following packages of others.\n${notices.join('')}`
}

function noticeOf({ name, version, license = 'not stated', repository }: Package, text: string): string {
  const source = typeof repository === 'string' ? repository : repository?.url
  return `${LINE}${name} ${version}\nLicense: ${license}\nSource: ${source ?? `the npm package ${name}`}\n\n${text}\n`
}

/** The license files that a package ships. */
function ownText({ folder }: Package): string | undefined {
  const texts = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return texts.length > 0 ? texts.join('\n\n') : undefined
}

/** For a package that ships none: the text that another one ships of the same license, with its own author. */
function textLike({ name, license, author }: Package, packages: readonly Package[]): string {
  const unpacker = (typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`
  const known = packages.filter((other) => other.license === license).map(ownText)
  const text = known.find((one) => one !== undefined) ?? `https://spdx.org/licenses/${license}.html`
  return `Copyright ${unpacker}\n\n${text.replace(/^.*copyright \(c\).*\n+/gim, '')}`
}
