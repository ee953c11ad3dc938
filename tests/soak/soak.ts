import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { connectNode } from '../../db/connect-node.ts'
import { administratorUrl } from '../edge/local/administrator-url.ts'
import type { Run } from '../edge/local/run.ts'
import { createBookWriters } from './book-writers.ts'
import { bundleObserver } from './bundle-observer.ts'
import { comparePages } from './compare-pages.ts'
import { fillSoakBook } from './fill-soak-book.ts'
import { historyAfter, keepHistory } from './history.ts'
import { createJudge } from './judge.ts'
import { createNotesLedger } from './notes-ledger.ts'
import { performer } from './perform.ts'
import { drawRound, type RoundShape, type Step } from './schedule.ts'
import { openSoakPages } from './soak-pages.ts'
import { storageFaults } from './truth.ts'

export interface SoakOptions {
  /** A running product with an empty book. */
  readonly product: Run
  readonly dataDir: string
  readonly browser: Browser
  readonly seed: number
  readonly shape: RoundShape
  /** How long pages may take to be equal to Postgres once all is quiet. */
  readonly equalWithinMs: number
  say(line: string): void
}

export interface Violation {
  readonly step: number
  readonly says: string
}

export interface Soak {
  /** Takes the steps of the next round, waits for quiet, and compares. */
  round(): Promise<void>
  readonly violations: readonly Violation[]
  readonly figures: Readonly<Record<string, number>>
  close(): Promise<void>
}

/** Lets Postgres keep its history, fills the book, makes a comp list and opens the pages. */
export async function startSoak(options: SoakOptions): Promise<Soak> {
  const { product, dataDir, browser, seed, shape, say } = options
  const origin = `http://localhost:${product.port}`
  const { db, close } = connectNode(administratorUrl(dataDir), { max: 12 })
  const writers = createBookWriters(db, dataDir)
  const violations: Violation[] = []
  const figures: Record<string, number> = {
    'publishes checked': 0,
    'mixed states': 0,
    'steps back': 0,
    'longest to equal, ms': 0,
    'notes acknowledged': 0,
    'pages loaded again by hand': 0,
  }
  const count = (name: string, by = 1) => (figures[name] = (figures[name] ?? 0) + by)
  const judge = createJudge()
  const ledger = createNotesLedger()
  const start = performance.now()
  let [rounds, newest, seen] = [0, 0, 0]
  const violate = (says: string) => {
    violations.push({ step: newest, says })
    say(`  VIOLATION at step ${newest}: ${says}`)
  }

  await keepHistory(db)
  const watched = {
    ...(await fillSoakBook(db, writers, origin)),
    equalWithinMs: options.equalWithinMs,
    noteFaults: ledger.faultsOf,
  }
  const pages = await openSoakPages({
    browser,
    origin,
    shape,
    observer: await bundleObserver(),
    listPath: `/comp-lists/${watched.compListId}`,
    onPublish: (publish) =>
      judge.publish(publish, `step ${newest}, ${Math.round(performance.now() - start)} ms`),
    onNoteOutcome: ledger.heard,
    onError: (page, error) => violate(`page ${page} threw ${error.name}: ${error.message}`),
    onConsole: (page, text) =>
      appendFileSync(join(dataDir, 'pages.log'), `${new Date().toISOString()} page ${page}: ${text}\n`),
  })
  const perform = performer({ db, dataDir, writers, pages, ledger, targets: watched, count })

  async function takeLane(steps: readonly Step[], begun: number): Promise<void> {
    for (const step of steps) {
      await delay(Math.max(0, begun + step.at - performance.now()))
      newest = Math.max(newest, step.number)
      const outcome = await perform(step)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      say(`${seconds.padStart(8)} s ${String(step.number).padStart(5)}  ${step.lane}: ${outcome.says}`)
      if (outcome.isFault) violate(outcome.says)
    }
  }

  async function judgeAll(): Promise<void> {
    const history = await historyAfter(db, seen)
    seen = history.seq
    for (const rows of history.transactions) judge.commit(rows)
    const { checked, faults } = judge.judge()
    count('publishes checked', checked)
    for (const { kind, visit, says, during } of faults) {
      count(kind === 'mixed' ? 'mixed states' : 'steps back')
      violate(`${kind} in visit ${visit} during ${during}: ${says}`)
    }
  }

  return {
    violations,
    figures,
    async round() {
      const steps = drawRound(seed, rounds++, shape)
      const lanes = Map.groupBy(steps, ({ lane }) => lane)
      const begun = performance.now()
      await Promise.all([...lanes.values()].map((lane) => takeLane(lane, begun)))
      await product.untilHealth(200)
      count('pages loaded again by hand', await pages.reviveDead())
      const { ms, differences, pages: times } = await comparePages(db, pages, watched)
      figures['longest to equal, ms'] = Math.max(figures['longest to equal, ms'] ?? 0, Math.round(ms))
      figures['notes acknowledged'] = ledger.acknowledged
      for (const difference of differences) violate(`not equal in time: ${difference}`)
      for (const fault of await storageFaults(db)) violate(fault)
      await judgeAll()
      say(`  round ${rounds}: equal after ${Math.round(ms)} ms (page by page: ${times.join(', ')})`)
    },
    async close() {
      await pages.close()
      await close()
    },
  }
}
