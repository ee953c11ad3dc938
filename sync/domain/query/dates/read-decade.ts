import type { Criterion } from '../../criteria/criterion.ts'
import { type Comparator, comparators, trailingComparators } from '../amounts/comparators.ts'
import { readAmount } from '../amounts/read-amount.ts'
import { nouns } from '../fields/nouns.ts'
import type { Found, Reader, Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

type Part = 'early' | 'mid' | 'late'

/** The first and the last year of a part of a decade. */
const YEARS: Readonly<Record<Part, readonly [number, number]>> = {
  early: [0, 3],
  mid: [3, 7],
  late: [6, 9],
}
const parts = phraseTable<Part>([
  ['early', 'early'],
  ['mid', 'mid|mid to'],
  ['late', 'late'],
])
const builtWords = phraseTable([
  [
    true,
    'built|put up|constructed|developed|delivered|dating from|dating to|dates from|date from|completed|erected',
  ],
])
const leads = phraseTable([[true, 'in the|in|during the|during|from the|from|back in the|the']])
const OF_BUILDINGS = /^(?:product|vintage|construction|era|built|stock|metal|tilt|building|buildings|bldgs?)$/
const TO: ReadonlySet<string> = new Set(['-', '/', 'to', 'through', 'or', 'and'])

interface Decade {
  /** Years. */
  from: number
  to: number
  part: Part | null
  /** "1990s", and no "90s". */
  isWhole: boolean
  end: number
}

type Span = 'century' | 'last century' | 'decade' | 'last decade' | 'ten years'
/** The years in which buildings of a span were built. */
const SPAN_OF: Readonly<Record<Span, (thisYear: number) => Bounds>> = {
  century: () => ({ min: 2000, max: null }),
  'last century': () => ({ min: null, max: 1999 }),
  decade: (year) => ({ min: year - (year % 10), max: null }),
  'last decade': (year) => ({ min: year - (year % 10) - 10, max: year - (year % 10) - 1 }),
  'ten years': (year) => ({ min: year - 10, max: null }),
}
const spans = phraseTable<Span>([
  ['century', 'this century|current century|present century|21st century|twenty first century'],
  ['last century', 'last century|previous century|20th century|twentieth century'],
  ['decade', 'this decade|current decade|present decade'],
  ['last decade', 'last decade|previous decade'],
  ['ten years', 'the last decade|past decade|the past decade'],
])

/** "built this century", "last-decade product" */
function readSpan({ tokens, today }: Reading, at: number, built: { end: number } | null): Found | null {
  if (today === undefined) return null
  const start = built?.end ?? at
  const within = /^(?:in|over|during|within)$/.test(tokens[start]?.text ?? '') ? start + 1 : start
  const span =
    spans.longest(tokens, within) ?? spans.longest(tokens, leads.longest(tokens, start)?.end ?? start)
  if (span === null || (built === null && !OF_BUILDINGS.test(tokens[span.end]?.text ?? ''))) return null
  return found(SPAN_OF[span.value](Number(today.slice(0, 4))), span.end)
}

/** "late 90s", "built in the mid eighties", "early 2000s or newer", "late 80s to early 90s": a part of a decade. */
export const readDecade: Reader = (reading, at) => {
  const { tokens } = reading
  const built = builtWords.longest(tokens, at)
  const span = readSpan(reading, at, built)
  if (span !== null) return span
  const compared = comparators.longest(tokens, built?.end ?? at)
  const isOfAge = compared?.value.field === 'yearBuilt'
  const before = isOfAge ? compared.end : (built?.end ?? at)
  const start = built === null && !isOfAge ? before : (leads.longest(tokens, before)?.end ?? before)
  const first = decadeAt(tokens, start)
  if (first?.part === null || first === null) return null
  const second = TO.has(tokens[first.end]?.text ?? '') ? decadeAt(tokens, first.end + 1) : null
  const last = second ?? first
  const noun = nouns.longest(tokens, last.end)
  const isOfYears =
    built !== null ||
    isOfAge ||
    first.isWhole ||
    first.part !== 'mid' ||
    second !== null ||
    noun?.value.field === 'yearBuilt' ||
    OF_BUILDINGS.test(tokens[last.end]?.text ?? '')
  if (!isOfYears) return null
  const end = noun?.value.field === 'yearBuilt' ? noun.end : last.end
  const trailing = compared === null ? trailingComparators.longest(tokens, end) : null
  const comparator = (isOfAge ? compared.value : trailing?.value) ?? null
  return found({ ...bounds(first.from, last.to, comparator) }, trailing?.end ?? end)
}

function decadeAt(tokens: readonly Token[], at: number): Decade | null {
  const part = parts.longest(tokens, at)
  const second =
    part !== null && TO.has(tokens[part.end]?.text ?? '') ? parts.longest(tokens, part.end + 1) : null
  const start = second?.end ?? part?.end ?? at
  const amount = readAmount(tokens, tokens[start]?.text === '-' ? start + 1 : start)
  if (amount === null || !amount.isDecade) return null
  const [from] = YEARS[part?.value ?? 'early']
  const [, to] = part === null ? [0, 9] : YEARS[second?.value ?? part.value]
  return {
    from: amount.value + from,
    to: amount.value + to,
    part: part?.value ?? null,
    isWhole: /^\d{4}$/.test(amount.digits),
    end: amount.end,
  }
}

interface Bounds {
  min: number | null
  max: number | null
}

function bounds(from: number, to: number, comparator: Comparator | null): Bounds {
  switch (comparator?.side) {
    case 'min':
    case 'better':
      return { min: comparator.isStrict ? to + 1 : from, max: null }
    case 'max':
      return { min: null, max: comparator.isStrict ? from - 1 : to }
    case 'about':
    case 'exact':
    case 'between':
    case undefined:
      return { min: from, max: to }
  }
}

function found(range: Bounds, end: number): Found {
  const criterion: Criterion = { kind: 'range', field: 'yearBuilt', ...range }
  return { kind: 'criterion', criterion, negated: null, end }
}
