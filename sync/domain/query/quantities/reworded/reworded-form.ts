import { comparators } from '../../amounts/comparators.ts'
import { nouns } from '../../fields/nouns.ts'
import { dated } from '../../vocabulary/date-terms.ts'
import type { Token } from '../../words/lexer.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import type { Replacement } from '../../words/replacement.ts'
import { isShortYear } from '../short-year.ts'

/** What lists and messages write shortly: "Must not have: a crane", "no older than '99", "15 mil feet", "listed by size". */
export function formReworded(tokens: readonly Token[], at: number): Replacement | null {
  return (
    notAcceptable(tokens, at) ??
    submarketShort(tokens, at) ??
    underConstruction(tokens, at) ??
    denialAtHead(tokens, at) ??
    shortYear(tokens, at) ??
    shortSpan(tokens, at) ??
    thousandFeet(tokens, at) ??
    bracketed(tokens, at) ??
    listedBy(tokens, at) ??
    withShort(tokens, at) ??
    heightsOfRents(tokens, at) ??
    feetOfOffice(tokens, at)
  )
}

const EXCLUDES = /^(?:exclude|excludes|excluding|exclusions?|no|not|avoid|without|except|minus)$/
const DENIES = /^(?:not|don't|doesn't|can't|cannot|won't|never)$/
const DENIED_VERB = /^(?:have|has|be|want|include|need|show|send)$/

/** "Must not have: a crane", "Exclude: office": the colon of a line that denies says nothing. */
function denialAtHead(tokens: readonly Token[], at: number): Replacement | null {
  const [word, colon] = [tokens[at], tokens[at + 1]]
  if (word === undefined || colon?.text !== ':') return null
  const isDenial =
    EXCLUDES.test(word.text) || (DENIED_VERB.test(word.text) && DENIES.test(tokens[at - 1]?.text ?? ''))
  const text = /^exclusions?$/.test(word.text) ? 'exclude' : word.text
  return isDenial ? { tokens: [{ ...word, text }], end: at + 2 } : null
}

/** "Not acceptable: gross leases, buildings with a crane.": each of them is excluded. */
function notAcceptable(tokens: readonly Token[], at: number): Replacement | null {
  const head = unacceptable.longest(tokens, at)
  const isFirst = at === 0 || /^[.;\n]$/.test(tokens[at - 1]?.text ?? '')
  if (head === null || !isFirst || tokens[head.end]?.text !== ':') return null
  const stop = tokens.findIndex(({ text }, i) => i > head.end && /^[.;:]$/.test(text))
  const end = stop < 0 ? tokens.length : stop
  const exclude = (place: number): Token => ({
    kind: 'word',
    text: 'exclude',
    start: place,
    end: place,
    glued: false,
  })
  const listed = tokens
    .slice(head.end + 1, end)
    .flatMap((token) => (token.text === ',' ? [token, exclude(token.end)] : [token]))
  return { tokens: [exclude(tokens[at]?.start ?? 0), ...listed], end }
}

const unacceptable = phraseTable([
  [
    true,
    'not acceptable|unacceptable|not accepted|not wanted|unwanted|deal breakers|dealbreakers|no gos|hard nos|rejected|ruled out',
  ],
])

/** "u/c": one word, whose letters say nothing by themselves. */
function underConstruction(tokens: readonly Token[], at: number): Replacement | null {
  const [u, slash, c] = tokens.slice(at, at + 3)
  if (u?.text !== 'u' || slash?.text !== '/' || c?.text !== 'c' || !slash.glued || !c.glued) return null
  return { tokens: [{ ...u, text: 'u/c', end: c.end }], end: at + 3 }
}

const SIDE = /^(?:(?:north|south)?(?:east|west)?(?<=\w)|nw|ne|sw|se|central)$/

/** "the North sub": its submarket, unlike "sub-30" and "sub lease". */
function submarketShort(tokens: readonly Token[], at: number): Replacement | null {
  const [sub, next] = [tokens[at], tokens[at + 1]]
  if (sub?.text !== 'sub' || !SIDE.test(tokens[at - 1]?.text ?? '')) return null
  if (next?.kind === 'number' || /^(?:-|leases?|\$|lets?)$/.test(next?.text ?? '')) return null
  return { tokens: [{ ...sub, text: 'submarket' }], end: at + 1 }
}

/** Two digits up to here are of this century. */
const LATEST = 40

/** "no older than '99", "built after '05" */
function shortYear(tokens: readonly Token[], at: number): Replacement | null {
  const [mark, digits] = [tokens[at], tokens[at + 1]]
  const isYear = mark?.text === "'" && !mark.glued && digits?.glued === true && /^\d\d$/.test(digits.text)
  if (!isYear || mark === undefined || digits === undefined || tokens[at + 2]?.text === "'") return null
  const text = `${Number(digits.text) <= LATEST ? 20 : 19}${digits.text}`
  const year = { ...digits, text, start: mark.start, glued: false }
  // "'08-'15"
  const [dash, second, ...rest] = tokens.slice(at + 2)
  const other =
    dash?.text === '-' && second !== undefined ? shortYear([{ ...second, glued: false }, ...rest], 0) : null
  return other === null || dash === undefined
    ? { tokens: [year], end: at + 2 }
    : { tokens: [year, dash, ...other.tokens], end: at + 3 + other.end }
}

const OF_DEALS = /^(?:sales?|deals?|leases?|comps?|signings?|transactions?|trades?)$/

/** "deals 2025-26": to the end of the second year. */
function shortSpan(tokens: readonly Token[], at: number): Replacement | null {
  const [year, dash, short] = tokens.slice(at, at + 3)
  if (year === undefined || dash === undefined || short === undefined) return null
  const isSpan = /^20\d\d$/.test(year.text) && /^[-–]$/.test(dash.text) && dash.glued && short.glued
  const isYear = OF_DEALS.test(tokens[at + 3]?.text ?? '') || isShortYear(tokens, at + 2, /^\d\d$/)
  if (!isSpan || !isYear || !/^\d\d$/.test(short.text) || Number(short.text) <= Number(year.text.slice(2)))
    return null
  return { tokens: [year, dash, { ...short, text: `20${short.text}` }], end: at + 3 }
}

/** "(8)+ docks" */
function bracketed(tokens: readonly Token[], at: number): Replacement | null {
  const [open, digits, close, plus] = tokens.slice(at, at + 4)
  const isCount = open?.text === '(' && digits?.kind === 'number' && close?.text === ')' && plus?.text === '+'
  if (!isCount || plus === undefined) return null
  return { tokens: [{ ...digits, start: open.start, end: close.end, glued: open.glued }, plus], end: at + 4 }
}

/** No building has so many million square feet. */
const LEAST_THOUSAND = 4

/** "15 mil feet": thousands, as no building has so many millions. */
function thousandFeet(tokens: readonly Token[], at: number): Replacement | null {
  const [mil, unit] = [tokens[at], tokens[at + 1]]
  const count = Number(tokens[at - 1]?.text)
  if (
    mil?.text !== 'mil' ||
    !(count >= LEAST_THOUSAND) ||
    !/^(?:sf|sq|feet|ft|foot|square)$/.test(unit?.text ?? '')
  )
    return null
  return { tokens: [{ ...mil, text: 'thousand' }], end: at + 1 }
}

/** "listed by signing date", "listed by size": an order, and no broker. */
function listedBy(tokens: readonly Token[], at: number): Replacement | null {
  const [listed, by] = [tokens[at], tokens[at + 1]]
  if (listed?.text !== 'listed' || by?.text !== 'by') return null
  const isOrder = nouns.longest(tokens, at + 2) !== null || dated.longest(tokens, at + 2) !== null
  const isDate = tokens.slice(at + 2, at + 5).some(({ text }) => text === 'date')
  return isOrder || isDate ? { tokens: [{ ...listed, text: 'sorted' }], end: at + 1 } : null
}

const WITH_SOMETHING =
  /^(?:compares?|compared|comparing|up|deals?|works?|working|meet|met|along|even|go|goes)$/

/** "compare w Fort Worth": with it, and not its west side. */
function withShort(tokens: readonly Token[], at: number): Replacement | null {
  const w = tokens[at]
  if (w?.text !== 'w' || !WITH_SOMETHING.test(tokens[at - 1]?.text ?? '')) return null
  return { tokens: [{ ...w, text: 'with' }], end: at + 1 }
}

/** "rents under 24 clear": the figure is of the height. */
function heightsOfRents(tokens: readonly Token[], at: number): Replacement | null {
  const rents = tokens[at]
  if (rents === undefined || !/^(?:rents?|rates?)$/.test(rents.text)) return null
  const number = comparators.longest(tokens, at + 1)?.end ?? at
  if (number === at || tokens[number]?.kind !== 'number') return null
  if (nouns.longest(tokens, number + 1)?.value.field !== 'clearHeight') return null
  const comma: Token = { kind: 'sign', text: ',', start: rents.end, end: rents.end, glued: true }
  return { tokens: [rents, comma], end: at + 1 }
}

/** So many feet are no height. */
const LEAST_AREA = 200
/** Tokens between an office and its size: "office portion no more than 1,000 feet". */
const MOST_TO_SIZE = 6

/** "office under 1,000 feet": square ones. */
function feetOfOffice(tokens: readonly Token[], at: number): Replacement | null {
  const [number, feet] = [tokens[at], tokens[at + 1]]
  const isArea = number?.kind === 'number' && Number(number.text.replaceAll(',', '')) >= LEAST_AREA
  if (!isArea || number === undefined || feet === undefined || !/^(?:feet|ft|foot)$/.test(feet.text))
    return null
  const before = tokens.slice(Math.max(at - MOST_TO_SIZE, 0), at)
  const office = before.findLastIndex(({ text }) => text === 'office')
  const isApart = office < 0 || before.slice(office).some(({ kind }) => kind !== 'word')
  return isApart ? null : { tokens: [number, { ...feet, text: 'sf' }], end: at + 2 }
}
