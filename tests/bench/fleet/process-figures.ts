import { readdirSync, readFileSync } from 'node:fs'

/** Of the clock that Linux counts processor time by. */
const TICKS_A_SECOND = 100

interface Process {
  readonly pid: number
  readonly parent: number
  /** With what ended children of it took. */
  readonly cpuSeconds: number
  readonly ownCpuSeconds: number
  readonly residentMb: number
}

/** Processor seconds and memory of processes and all that they started. */
export function figuresOf(pids: readonly number[]): { cpuSeconds: number; residentMb: number } {
  const all = processes()
  const wanted = new Set(pids)
  for (let before = -1; before !== wanted.size; ) {
    before = wanted.size
    for (const { pid, parent } of all) if (wanted.has(parent)) wanted.add(pid)
  }
  const own = all.filter(({ pid }) => wanted.has(pid))
  const sum = (of: (one: Process) => number) => own.reduce((total, one) => total + of(one), 0)
  return { cpuSeconds: sum((one) => one.cpuSeconds), residentMb: sum((one) => one.residentMb) }
}

/** The same of this process alone. */
export function ownFigures(): { cpuSeconds: number; residentMb: number } {
  const { user, system } = process.cpuUsage()
  return { cpuSeconds: (user + system) / 1e6, residentMb: process.memoryUsage.rss() / 1024 / 1024 }
}

export function parentOf(pid: number): number {
  return processes().find((one) => one.pid === pid)?.parent ?? Number.NaN
}

/** Processor seconds of one process without its children, as far as it still runs. */
export function cpuOf(pid: number): number {
  return processOf(String(pid))?.ownCpuSeconds ?? 0
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => processOf(pid) ?? [])
}

function processOf(pid: string): Process | null {
  const stat = textOf(`/proc/${pid}/stat`)
  if (stat === '') return null
  // The fields after the name, which may hold anything (proc(5), fields 4, and 14 to 17).
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [ofUser = 0, ofSystem = 0, ofChildren = 0, ofChildrenInSystem = 0] = fields.slice(11, 15)
  const own = ofUser + ofSystem
  const resident = /^VmRSS:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0
  return {
    pid: Number(pid),
    parent: fields[1] ?? 0,
    cpuSeconds: (own + ofChildren + ofChildrenInSystem) / TICKS_A_SECOND,
    ownCpuSeconds: own / TICKS_A_SECOND,
    residentMb: Number(resident) / 1024,
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
