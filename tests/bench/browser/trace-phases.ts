import type { Browser, Page } from 'playwright-core'

/** What the page's thread does, and what compositor, rasterizer and graphics do on others. */
export const PHASES = ['script', 'style', 'layout', 'paint', 'garbage', 'graphics'] as const
export type Phase = (typeof PHASES)[number]

const PHASE_OF: Readonly<Record<string, Phase>> = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  HandlePostMessage: 'script',
  'v8.callFunction': 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
}
const GRAPHICS = ['RasterTask', 'GPUTask', 'Draw']
const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'cc',
  'gpu',
]

interface TraceEvent {
  readonly name: string
  readonly ph: string
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } }
}

/** For each event of a type while `work` runs: how long each phase took until the next one, ms. */
export async function tracePhases(
  browser: Browser,
  page: Page,
  type: string,
  work: () => Promise<void>,
): Promise<Record<Phase, number>[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const isOurs = (event: TraceEvent) => event.name === 'EventDispatch' && event.args?.data?.type === type
  const first = traceEvents.find(isOurs)
  if (first === undefined) throw new Error(`No ${type} was traced.`)
  const starts = traceEvents
    .filter(isOurs)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b)
  const sums = starts.map(
    () => Object.fromEntries(PHASES.map((phase) => [phase, 0])) as Record<Phase, number>,
  )
  const add = (ts: number, phase: Phase, ms: number): void => {
    const own = sums[starts.findLastIndex((start) => start <= ts)]
    if (own !== undefined) own[phase] += ms
  }
  const whole = traceEvents.filter(({ ph, dur }) => ph === 'X' && dur !== undefined)
  const ofPage = whole.filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
  for (const { event, ms } of ownTimes(ofPage)) {
    const phase = PHASE_OF[event.name]
    if (phase !== undefined) add(event.ts, phase, ms)
  }
  for (const { name, ts, dur = 0 } of whole) if (GRAPHICS.includes(name)) add(ts, 'graphics', dur / 1000)
  return sums
}

/** How long each event of a thread took without those within it that are of a phase themselves. */
function ownTimes(events: readonly TraceEvent[]): { event: TraceEvent; ms: number }[] {
  const known = events.filter(({ name }) => name in PHASE_OF)
  known.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const open: { event: TraceEvent; ms: number }[] = []
  return known.map((event) => {
    while (open.length > 0 && endOf(open.at(-1)?.event) <= event.ts) open.pop()
    const own = { event, ms: (event.dur ?? 0) / 1000 }
    const around = open.at(-1)
    if (around !== undefined) around.ms -= own.ms
    open.push(own)
    return own
  })
}

function endOf(event: TraceEvent | undefined): number {
  return event === undefined ? 0 : event.ts + (event.dur ?? 0)
}
