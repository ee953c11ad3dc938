import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { processIdentity } from '../process/process-identity.ts'

const OWNER_ONLY = 0o600

/** What runs in a data folder, for the next start and for the import beside it. */
const runRecord = z.object({
  self: processIdentity,
  what: z.enum(['product', 'import']),
  /** Where the product answers. */
  url: z.optional(z.string()),
  postgresPort: z.optional(z.int()),
  zero: z.optional(processIdentity),
  /** All of it is up. */
  ready: z.boolean(),
})
export type RunRecord = z.infer<typeof runRecord>

/** The record of the last run, or undefined: none, or cut short while it was written. */
export function readRunRecord(dataDir: string): RunRecord | undefined {
  try {
    return runRecord.parse(JSON.parse(readFileSync(runFile(dataDir), 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * Writes the first record of a run; false where another run's record is. The record appears whole: another start that
 * found it half written would take it for one cut short, and remove it.
 */
export function createRunRecord(dataDir: string, record: RunRecord): boolean {
  const path = runFile(dataDir)
  const whole = `${path}.${record.self.pid}`
  writeFileSync(whole, asText(record), { mode: OWNER_ONLY })
  try {
    linkSync(whole, path)
    return true
  } catch (error) {
    if (isExisting(error)) return false
    throw error
  } finally {
    rmSync(whole, { force: true })
  }
}

/** Readers see the old or the new record, never a part of it. */
export function replaceRunRecord(dataDir: string, record: RunRecord): void {
  const path = runFile(dataDir)
  writeFileSync(`${path}.new`, asText(record), { mode: OWNER_ONLY })
  renameSync(`${path}.new`, path)
}

/**
 * Removes the record of a dead run, unless another start has just replaced it by its own. One start at a time may do
 * so: what stands between looking and removing can be the record of a start that lives.
 */
export function discardRunRecord(dataDir: string, dead: RunRecord | undefined): void {
  const lock = `${runFile(dataDir)}.discarding`
  if (!createLock(lock)) return
  try {
    if (JSON.stringify(readRunRecord(dataDir)) === JSON.stringify(dead)) removeRunRecord(dataDir)
  } finally {
    rmSync(lock, { force: true })
  }
}

/** A start that was killed while it removed a record leaves its lock behind. */
const LOCK_IS_LEFT_AFTER_MS = 5000

function createLock(path: string): boolean {
  try {
    writeFileSync(path, '', { flag: 'wx', mode: OWNER_ONLY })
    return true
  } catch (error) {
    if (!isExisting(error)) throw error
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {}
    if (Date.now() - mtimeMs > LOCK_IS_LEFT_AFTER_MS) rmSync(path, { force: true })
    return false
  }
}

export function removeRunRecord(dataDir: string): void {
  rmSync(runFile(dataDir), { force: true })
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

function asText(record: RunRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`
}

function runFile(dataDir: string): string {
  return join(dataDir, 'run.json')
}
