import type { ApiRun, ApiSource, SourceKind } from '../../sync/api/sources.ts'
import { formatCount, NOT_AVAILABLE } from '../../sync/domain/format.ts'
import { counted } from '../session/counted.ts'
import { sizeWords } from '../ui/size-words.ts'
import { clockOf, dayOf, dayTime } from '../ui/time/day-time.ts'

/** One fact of a source: what is read first, and a smaller line below it. */
interface TwoLines {
  first: string
  under: string
}

export const KIND_NAMES: Readonly<Record<SourceKind, string>> = {
  sample: 'Sample workbook',
  file: 'Uploaded file',
  'google-sheet': 'Google Sheets',
  'csv-link': 'Google Sheets, published link',
  url: 'File at a web address',
  hand: 'Typed in Clearheight',
}

/** More tabs are only counted. */
const MOST_NAMED = 2

/** `Uploaded file · XLSX, 1.8 MB · tab “Comps 2026”`; `Google Sheets · Houston comps · tabs “Leases”, “Owned”`. */
export function placeWords(source: ApiSource): string {
  const { kind, name, place } = source
  const isNamed = place === name || place.replace(FORM, '') === name
  return [
    KIND_NAMES[kind],
    ...(place === '' || isNamed || kind === 'hand' ? [] : [place]),
    ...fileWords(source),
    ...tabWords(source),
  ].join(' · ')
}

const FORM = /\.(csv|tsv|txt|xlsx|xlsm)$/i

/** `XLSX, 1.8 MB`, as far as that is known. */
function fileWords({ kind, place, fileBytes }: ApiSource): string[] {
  const form = kind === 'file' ? FORM.exec(place)?.[1] : undefined
  const parts = [form?.toUpperCase(), fileBytes === null ? undefined : sizeWords(fileBytes)]
  const known = parts.filter((part) => part !== undefined)
  return known.length === 0 ? [] : [known.join(', ')]
}

/** Those that were chosen, else those that its rows came from. The only sheet of a CSV is called like its file. */
function tabWords({ kind, place, tabs, sheets }: ApiSource): string[] {
  const isText = kind === 'csv-link' || kind === 'url' || /\.(?:csv|tsv|txt)$/i.test(place)
  const read = tabs ?? (isText ? [] : sheets)
  if (read.length === 0) return []
  if (read.length > MOST_NAMED) return [counted(read.length, 'tab', 'tabs')]
  return [`${read.length === 1 ? 'tab' : 'tabs'} ${read.map((tab) => `“${tab}”`).join(', ')}`]
}

/** How many properties it has, over what its last run did. */
export function rowsWords({ kind, properties, run, failingSince }: ApiSource, now: number): TwoLines {
  const first = formatCount(properties)
  if (run === null || kind === 'hand') return { first, under: '' }
  if (failingSince !== null) return { first, under: `kept from ${dayOf(run.finishedAt, now)}` }
  return { first, under: changeWords(run) }
}

/** `6 new, 31 changed`; `no change`. */
function changeWords(run: ApiRun): string {
  const parts = [
    ...(run.new > 0 ? [`${formatCount(run.new)} new`] : []),
    ...(run.changed > 0 ? [`${formatCount(run.changed)} changed`] : []),
    ...(run.removed > 0 ? [`${formatCount(run.removed)} removed`] : []),
    ...(run.ended > 0 ? [`${formatCount(run.ended)} ended`] : []),
  ]
  return parts.length === 0 ? 'no change' : parts.join(', ')
}

export function lastRunWords(source: ApiSource, now: number): TwoLines {
  const { kind, run, failingSince, triedAt, tries } = source
  if (failingSince !== null) {
    return {
      first: dayTime(triedAt ?? failingSince, now),
      under: `failed, ${counted(tries, 'try', 'tries')}`,
    }
  }
  if (run === null) return { first: kind === 'hand' ? NOT_AVAILABLE : 'Never', under: '' }
  const rejected = run.rejected === 0 ? 'nothing rejected' : `${formatCount(run.rejected)} rejected`
  return { first: dayTime(run.finishedAt, now), under: `${run.seconds.toFixed(1)} s, ${rejected}` }
}

export function nextRunWords(source: ApiSource, now: number): TwoLines {
  const { kind, pausedAt, pausedBy, nextRunAt, everyHours, canRun, failingSince } = source
  if (pausedAt !== null) {
    const by = pausedBy === null ? '' : `by ${pausedBy}, `
    return { first: 'Paused', under: `${by}${dayOf(pausedAt, now)}` }
  }
  if (kind === 'hand') return { first: NOT_AVAILABLE, under: 'changes at once' }
  if (nextRunAt !== null) {
    const under =
      failingSince !== null || everyHours === null ? 'next try' : everyWords(everyHours).toLowerCase()
    return { first: dayTime(nextRunAt, now), under }
  }
  return kind === 'file' || !canRun
    ? { first: 'When a new file comes', under: 'drop it here to replace' }
    : { first: 'On request', under: '' }
}

export function everyWords(hours: number | null): string {
  if (hours === null) return 'On request only'
  if (hours === 1) return 'Every hour'
  return hours === 168 ? 'Every week' : `Every ${hours} hours`
}

export interface SourceState {
  tone: 'good' | 'bad' | 'warn' | 'quiet' | 'busy'
  words: string
}

export function stateOf(source: ApiSource, now: number): SourceState {
  const { running, failingSince, pausedAt, rejected, run, kind } = source
  if (running !== null) {
    const rows = running.rows === 0 ? 'Reading' : `Reading, ${counted(running.rows, 'row', 'rows')}`
    return { tone: 'busy', words: rows }
  }
  if (pausedAt !== null) return { tone: 'quiet', words: 'Paused' }
  if (failingSince !== null) return { tone: 'bad', words: `Failing since ${dayOf(failingSince, now)}` }
  if (rejected > 0) return { tone: 'warn', words: `${counted(rejected, 'row', 'rows')} to mend` }
  return run === null && kind !== 'hand'
    ? { tone: 'quiet', words: 'Not read yet' }
    : { tone: 'good', words: 'Up to date' }
}

/** What a failed run left as it was: `The 221 properties of Nov 22 stay as they are.` */
export function keptWords({ properties, run }: ApiSource, now: number): string {
  if (run === null || properties === 0) return 'Nothing was imported.'
  return properties === 1
    ? `The property of ${dayOf(run.finishedAt, now)} stays as it is.`
    : `The ${formatCount(properties)} properties of ${dayOf(run.finishedAt, now)} stay as they are.`
}

/** The same line on a phone: `221 properties · Today 6:00 AM`. */
export function shortRunWords(source: ApiSource, now: number): string {
  const { properties, run, pausedAt, failingSince, triedAt } = source
  const size = counted(properties, 'property', 'properties')
  if (pausedAt !== null) return `${size} · since ${dayOf(pausedAt, now)}`
  if (failingSince !== null) return `${size} · failed ${clockOf(triedAt ?? failingSince)}`
  return run === null ? size : `${size} · ${dayTime(run.finishedAt, now)}`
}
