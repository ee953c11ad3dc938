import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../edge/build/build.ts'
import { PROJECT } from '../../edge/settings/project.ts'
import { askAssistant } from '../../sync/api/chat.ts'
import { startRun } from '../edge/local/run.ts'
import { type BenchFigures, quantile } from './figures.ts'

const QUESTIONS = [
  'Find warehouse space in Houston',
  'Show me properties with crane capability',
  'What manufacturing space is available under $2/sf?',
  'Average rent of warehouses in Katy by lease type',
  'Which property has the highest clear height?',
]
const ROUNDS = 8

/** The product with its sample workbook on loopback: from the question to the first words of the built-in assistant. */
export async function benchChat(): Promise<BenchFigures> {
  await buildIfStale({ say: console.error })
  const dataDir = mkdtempSync(join(tmpdir(), 'clearheight-bench-'))
  const script = join(PROJECT, 'edge/local/start.ts')
  const run = await startRun({ dataDir, script, lifeline: true, env: { SAMPLE: 'on' } })
  try {
    await run.untilHealth(200)
    const origin = `http://localhost:${run.port}`
    for (const question of QUESTIONS) await firstWordsMs(origin, question)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const question of QUESTIONS) times.push(await firstWordsMs(origin, question))
    }
    return {
      built_in_first_words_p50_ms: quantile(times, 0.5),
      built_in_first_words_p95_ms: quantile(times, 0.95),
    }
  } finally {
    run.signal('SIGTERM')
    await run.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function firstWordsMs(origin: string, question: string): Promise<number> {
  const messages = [{ id: 'q', role: 'user', parts: [{ type: 'text', text: question }] }]
  const started = performance.now()
  const response = await fetch(origin + askAssistant.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', Origin: origin },
    body: JSON.stringify({ messages }),
  })
  if (!response.ok || response.body === null) throw new Error(`The assistant answered ${response.status}.`)
  let first = Number.NaN
  let said = ''
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    said += piece
    if (Number.isNaN(first) && said.includes('"text-delta"')) first = performance.now() - started
  }
  return first
}
