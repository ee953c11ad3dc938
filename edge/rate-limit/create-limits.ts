import type { Limits } from '../services/limits.ts'
import { type Allowance, createRateLimit } from './rate-limit.ts'

const calls = (perMinute: number): Allowance => ({ atOnce: perMinute, perMinute })

const ALLOWED: Readonly<Record<keyof Limits, Allowance>> = {
  books: calls(240),
  questions: calls(600),
  exports: calls(60),
  pictures: calls(240),
  geocode: calls(120),
  chat: calls(60),
  // A day's worth at once.
  modelTokens: { atOnce: 400_000, perMinute: 400_000 / (24 * 60) },
  sourceRuns: calls(12),
  writes: calls(600),
  // What a week without a connection leaves must come through at once.
  mutations: { atOnce: 5_000, perMinute: 600 },
}

/** To be made once for a process. */
export function createLimits(now: () => Date): Limits {
  const of = (kind: keyof Limits) => createRateLimit(ALLOWED[kind], now)
  return {
    books: of('books'),
    questions: of('questions'),
    exports: of('exports'),
    pictures: of('pictures'),
    geocode: of('geocode'),
    chat: of('chat'),
    modelTokens: of('modelTokens'),
    sourceRuns: of('sourceRuns'),
    writes: of('writes'),
    mutations: of('mutations'),
  }
}
