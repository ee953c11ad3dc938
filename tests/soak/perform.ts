import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../db/database.ts'
import { DEMO_TEAM } from '../../db/demo-team.ts'
import { snapshotTail } from '../../edge/book/snapshot/snapshot-tail.ts'
import { ImportError } from '../../edge/import/run/import-error.ts'
import { removeSource } from '../../edge/import/sources.ts'
import { WorkbookError } from '../../sync/sheets/model/workbook-error.ts'
import { type BookWriters, Undone } from './book-writers.ts'
import { editComp } from './comp-list-screen.ts'
import type { Targets } from './fill-soak-book.ts'
import { killPostgres, killZeroCache } from './kill-services.ts'
import type { NotesLedger } from './notes-ledger.ts'
import type { Action, Kill, Step } from './schedule.ts'
import type { SoakPages } from './soak-pages.ts'

export interface Outcome {
  readonly says: string
  /** A write failed though nothing was in its way. */
  readonly isFault: boolean
}

/** Why a step comes to nothing though all is well: others were at it, or took the source away before. */
const REASONS = ['undone', 'busy', 'no such source']

interface Tools {
  readonly db: Database
  readonly dataDir: string
  readonly writers: BookWriters
  readonly pages: SoakPages
  readonly ledger: NotesLedger
  readonly targets: Targets
  count(name: string): void
}

/** Takes steps, and says in a few words what came of each. */
export function performer(tools: Tools): (step: Step) => Promise<Outcome> {
  let isPostgresKilled = false
  return async (step) => {
    const { kind } = step.action
    if (kind === 'kill-postgres' || kind === 'kill-burst') isPostgresKilled = true
    try {
      const done = await take(step, tools)
      tools.count(step.action.kind)
      return { says: `${step.action.kind}${done === undefined ? '' : `, ${done}`}`, isFault: false }
    } catch (error) {
      const reason = reasonOf(error)
      // After its first kill Postgres may be away at any time.
      const isExpected = REASONS.includes(reason) || isPostgresKilled
      tools.count(reason === 'undone' ? step.action.kind : `${step.action.kind}, not done`)
      return { says: `${step.action.kind}, ${reason}`, isFault: !isExpected }
    }
  }
}

async function take({ action, number }: Step, tools: Tools): Promise<string | undefined> {
  const { writers, pages, db, dataDir } = tools
  switch (action.kind) {
    case 'edit':
    case 'remove':
    case 'put-back':
    case 'roll-back':
      return await changePairs(action, number, writers)
    case 'small-import':
    case 'bulk-import':
      return void (await writers.importPairs(action.source, action.pairs, number * 100))
    case 'failing-import':
      return void (await writers.failToImport(action.source, action.pairs, number * 100))
    case 'bulk-roll-back':
      return void (await writers.rollBackBulk(number * 100))
    case 'remove-source':
      return `${await removeSource(db, DEMO_TEAM, action.source)} rows`
    case 'snapshot':
      return (await snapshotTail(db, DEMO_TEAM)) ? 'made' : 'nothing newer'
    case 'kill-zero':
      return killZeroCache(dataDir) ? undefined : 'it was down'
    case 'kill-postgres':
      return killPostgres(dataDir) ? undefined : 'it was down'
    case 'kill-burst':
      return await killOneAfterTheOther(action.kills, dataDir)
    case 'reload':
      return void (await pages.reload(action.page))
    case 'reopen':
      return void (await pages.reopen(action.page))
    case 'offline':
      return await spell(action.ms, (isOn) => pages.setOffline(action.visitor, isOn))
    case 'no-book':
      return await spell(action.ms, (isOn) => pages.setBookFailing(action.visitor, isOn))
    case 'note':
      return await addNote(action.page, number, tools)
    case 'edit-note':
      return await editNote(action.page, number, tools)
    case 'comp':
      return void (await editComp(pages.at(action.page), number))
  }
}

async function killOneAfterTheOther(kills: readonly Kill[], dataDir: string): Promise<string> {
  const done: string[] = []
  for (const { service, afterMs } of kills) {
    await delay(afterMs)
    const wasUp = service === 'postgres' ? killPostgres(dataDir) : killZeroCache(dataDir)
    done.push(`${service}${wasUp ? '' : ' (down)'} after ${afterMs} ms`)
  }
  return done.join(', ')
}

async function changePairs(
  { kind, transactions }: Extract<Action, { transactions: unknown }>,
  number: number,
  writers: BookWriters,
): Promise<string> {
  const write = { edit: writers.edit, remove: writers.remove, 'put-back': writers.putBack }
  for (const [i, pairs] of transactions.entries()) {
    const stamp = number * 100 + i
    if (kind === 'roll-back') await writers.rollBack(pairs, stamp).catch(isUndone)
    else await write[kind](pairs, stamp)
  }
  return `${transactions.length} transactions`
}

function isUndone(error: unknown): void {
  if (!(error instanceof Undone)) throw error
}

async function spell(ms: number, turn: (isOn: boolean) => Promise<void>): Promise<string> {
  await turn(true)
  await delay(ms)
  await turn(false)
  return `${ms} ms`
}

async function addNote(page: number, number: number, tools: Tools): Promise<string | undefined> {
  const { noteProperties } = tools.targets
  const propertyId = noteProperties[number % noteProperties.length] ?? ''
  const note = { id: randomUUID(), propertyId, note: `Note of step ${number}` }
  tools.ledger.added(page, note.id, note.note)
  const isTaken = await tools.pages
    .at(page)
    .evaluate((sent) => window.soak.sendNote(sent), note)
    .catch(() => null)
  if (isTaken === null) tools.ledger.doubted(note.id)
  if (isTaken === false) tools.ledger.heard(note.id, note.note, 'failed')
  return isTaken === true ? undefined : 'the page is loading'
}

async function editNote(page: number, number: number, tools: Tools): Promise<string | undefined> {
  const id = tools.ledger.lastOf(page)
  if (id === null) return 'none to edit'
  const note = `Edited in step ${number}`
  tools.ledger.edited(id, note)
  await tools.pages
    .at(page)
    .evaluate((sent) => window.soak.editNote(sent), { id, note })
    .catch(() => null)
  return undefined
}

function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Undone) return 'undone'
    if (cause instanceof ImportError && cause.code === 'busy') return 'busy'
    if (cause instanceof ImportError && cause.code === 'unknown-source') return 'no such source'
  }
  if (error instanceof WorkbookError) return 'undone'
  const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return sentence
}
