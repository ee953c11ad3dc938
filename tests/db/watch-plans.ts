import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { dropBroken } from '../../db/connect-node.ts'
import type { Database } from '../../db/database.ts'
import * as schema from '../../db/schema.ts'

interface WatchedPlans {
  readonly db: Database
  /** Most rows that one statement with these words looked at so far, in all steps of its plan together. */
  mostRowsOf(words: string): number
}

interface PlanStep {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly Plans?: readonly PlanStep[]
}

const BEFORE_PLAN = /^duration: .* plan:\n/

/** A database whose statements say how Postgres carried them out: its own `auto_explain` tells the connection. */
export function watchPlans(url: string): WatchedPlans {
  const watched = new URL(url)
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    client_min_messages: 'log',
  }
  watched.searchParams.set(
    'options',
    Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  )
  // A pool that ends doesn't wait for its connections: one may still hear that its database is dropped.
  const pool = dropBroken(new pg.Pool({ connectionString: watched.href }))
  onTestFinished(() => pool.end())
  const statements: { text: string; rows: number }[] = []
  pool.on('connect', (client) => {
    client.on('notice', ({ message }) => {
      if (message === undefined || !BEFORE_PLAN.test(message)) return
      const told = JSON.parse(message.replace(BEFORE_PLAN, '')) as { 'Query Text': string; Plan: PlanStep }
      statements.push({ text: told['Query Text'], rows: rowsOf(told.Plan) })
    })
  })
  return {
    db: drizzle(pool, { schema }),
    mostRowsOf: (words) =>
      Math.max(0, ...statements.flatMap(({ text, rows }) => (text.includes(words) ? rows : []))),
  }
}

function rowsOf(step: PlanStep): number {
  const looked =
    step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Join Filter'] ?? 0)
  return looked * step['Actual Loops'] + (step.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), 0)
}
