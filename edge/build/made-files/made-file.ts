import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartProblem } from '../../errors/start-problem.ts'
import { PROJECT } from '../../settings/project.ts'
import { fingerprint } from './source-fingerprint.ts'

/** A file made from packages alone. */
export interface Recipe {
  /** A word, for its name among the made files and in a sentence. */
  readonly name: string
  readonly extension: string
  /** Writes the file to the path it is given. */
  readonly script: string
  /** Everything of the project it is made of; below its folder. */
  readonly sources: readonly string[]
  readonly packages: readonly string[]
}

const CACHE = join(PROJECT, 'node_modules/.cache/clearheight')

/**
 * The path of a generated file. It is generated once for each version of its packages and of its script. @throws
 * StartProblem with what the script said
 */
export async function madeFile({ name, extension, script, sources, packages }: Recipe): Promise<string> {
  const versions = packages.map((one) => `node_modules/${one}/package.json`)
  const version = fingerprint(PROJECT, [...sources, ...versions]).slice(0, 16)
  const file = join(CACHE, `${name}-${version}.${extension}`)
  if (existsSync(file)) return file
  mkdirSync(CACHE, { recursive: true })
  const fresh = `${file}.${process.pid}`
  try {
    await run(name, script, fresh)
    renameSync(fresh, file)
  } finally {
    rmSync(fresh, { force: true })
  }
  for (const old of readdirSync(CACHE).filter((one) => one.startsWith(`${name}-`))) {
    if (old.endsWith(`.${extension}`) && join(CACHE, old) !== file) rmSync(join(CACHE, old), { force: true })
  }
  return file
}

/** In a process of its own: its memory goes with it. */
async function run(name: string, script: string, to: string): Promise<void> {
  const child = spawn(process.execPath, [script, to], { stdio: ['ignore', 'ignore', 'pipe'] })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const complained = await text(child.stderr)
  if ((await code) !== 0) throw new StartProblem(`The ${name} could not be made:\n${complained}`)
}
