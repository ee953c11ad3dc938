import type { Choice, Criterion, Feature } from '../../../criteria/criterion.ts'
import { NO_LEAD, type Reading } from '../../vocabulary/reading.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import { readPhrase } from '../read-phrase.ts'

const said = phraseTable([
  [
    true,
    'not both|never both|but not both|and not both|only one of them|only one of the two|not the two together',
  ],
])
const before = phraseTable([[true, 'not both|never both']])

interface Found {
  criterion: Criterion
  end: number
}

/** "crane or rail but not both", "not both docks and ramps": of two features one may be there, which leaves out the other. */
export function notBoth(reading: Reading, last: Criterion | undefined, at: number): Found | null {
  const named = notBothBefore(reading, at)
  if (named !== null) return named
  const behind = said.longest(reading.tokens, at)
  const of = behind !== null && last?.kind === 'either' && last.of.length === 2 ? lacking(last.of) : null
  return behind === null || of === null ? null : { criterion: { kind: 'either', of }, end: behind.end }
}

function notBothBefore(reading: Reading, at: number): Found | null {
  const { tokens } = reading
  const start = before.longest(tokens, at)
  const first = start === null ? null : featureAt(reading, start.end)
  if (first === null || !/^(?:and|&|nor)$/.test(tokens[first.end]?.text ?? '')) return null
  const second = featureAt(reading, first.end + 1)
  const of = second === null ? null : lacking([first.feature, second.feature])
  return second === null || of === null ? null : { criterion: { kind: 'either', of }, end: second.end }
}

function featureAt(reading: Reading, at: number): { feature: Feature; end: number } | null {
  const start = /^(?:with|an?|the)$/.test(reading.tokens[at]?.text ?? '') ? at + 1 : at
  const found = readPhrase(reading, start, { ...NO_LEAD, isFeature: true })
  if (found?.kind !== 'criterion') return null
  const { criterion, end } = found
  const isFeature = criterion.kind === 'amenity' || criterion.kind === 'rail' || criterion.kind === 'range'
  return isFeature ? { feature: criterion, end } : null
}

/** The same features, not there; null where one is no matter of having or not. */
function lacking(of: readonly Choice[]): Feature[] | null {
  const all = of.map((one): Feature | null => {
    if (one.kind === 'together') return null
    if (one.kind !== 'range') return { ...one, not: !one.not }
    return one.min === 1 && one.max === null ? { kind: 'range', field: one.field, min: null, max: 0 } : null
  })
  return all.every((one) => one !== null) ? all : null
}
