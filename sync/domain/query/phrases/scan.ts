import type { Criterion } from '../../criteria/criterion.ts'
import type { Span } from '../../criteria/parsed-query.ts'
import { withSameRole } from '../parties/same-role.ts'
import { narrower } from '../places/within-place.ts'
import { bareSizes } from '../quantities/bare-sizes.ts'
import { officeAfterSize } from '../quantities/office-after-size.ts'
import { sortAfter } from '../quantities/read-sort.ts'
import { lateBound, type ReadFigure } from '../quantities/said/late-bound.ts'
import { type Found, type Reading, type Scan, spanOf } from '../vocabulary/reading.ts'
import { glueAt } from '../words/glue.ts'
import { type Asked, askedOf } from './asked.ts'
import { isBackground } from './background.ts'
import { changedBefore } from './changed-before.ts'
import {
  beginsAnew,
  deniesFound,
  isBut,
  isClauseOf,
  isDenial,
  isOfWhatIsDenied,
  verbOfDenied,
  withExclusion,
} from './denials/denied.ts'
import { withoutDeniedField } from './denials/denied-field.ts'
import { withList } from './denials/denied-list.ts'
import { boundToDenied } from './denials/denied-together.ts'
import { joinEither } from './denials/either-of.ts'
import { further, unaskedAt } from './further-said.ts'
import { keepWaiting } from './keep-waiting.ts'
import { nothingBefore, type Previous, withGlue } from './lead-words.ts'
import { phraseFamily } from './phrase-family.ts'
import { isListedAt, joinAreas, joinedLater } from './place-of-choice.ts'
import { readPhrase } from './read-phrase.ts'
import { unreadAfter } from './unread-after.ts'
import { figureNamed, figureOfFeature, isNoNeed, withoutFigures } from './withdrawals/forgotten.ts'
import { lastRetaken } from './withdrawals/last-retaken.ts'
import { isInstead, saidAnew, takenBackAt } from './withdrawals/take-back.ts'
import { isEitherWay, isWaived, waiverAfter, waivesBoth, withoutWaived } from './withdrawals/waived.ts'

/** Reads phrases from left to right, each with the small words before it. */
export function scan(reading: Reading): Scan {
  const { tokens } = reading
  const result: Scan = {
    phrases: [],
    sort: null,
    limit: null,
    isNearest: false,
    left: new Uint8Array(tokens.length),
  }
  const waiting = new Uint8Array(tokens.length)
  let previous: Previous | null = null
  let figure: ReadFigure | null = null
  let takenBack: number | null = null
  let waived: Criterion | null = null
  let [isDeniedOpen, isInClause, isRoleSaid] = [false, false, false]
  for (let at = 0; at < tokens.length; ) {
    const late = lateBound(reading, figure, at)
    if (late !== null && figure !== null) {
      const bounded = result.phrases.findLast(({ criterion }) => criterion.kind === 'range')
      restate(bounded, late.criterion, spanOf(reading, at, late.end))
      figure = null
      at = late.end
      continue
    }
    const behind = takenBackAt(tokens, at)
    if (behind !== null) {
      const retaken = lastRetaken(reading, result.phrases, behind)
      if (retaken !== null) restate(retaken.phrase, retaken.criterion, spanOf(reading, at, retaken.end))
      takenBack = result.phrases.length
      previous = null
      at = retaken?.end ?? behind
      continue
    }
    const unasked = unaskedAt(reading, result.phrases, at)
    if (unasked !== null) {
      if (unasked.field === null) result.left.fill(1, at, unasked.end)
      else result.phrases = withoutFigures(result.phrases, unasked.field)
      previous = null
      figure = null
      at = unasked.end
      continue
    }
    const changed = changedBefore(reading, result.phrases, at)
    if (changed !== null) {
      result.phrases = changed.phrases
      previous = null
      figure = null
      at = changed.end
      continue
    }
    const more = further(reading, result.phrases, waived, at)
    if (more !== null) {
      const before = 'isInstead' in more ? (result.phrases.pop()?.spans ?? []) : []
      result.phrases.push({ criterion: more.criterion, spans: [...before, spanOf(reading, at, more.end)] })
      previous = null
      at = more.end
      waived = null
      continue
    }
    const first = at
    let before = nothingBefore(previous)
    let found = readPhrase(reading, at, before)
    let isAnew = false
    while (found === null) {
      const glue = glueAt(tokens, at) ?? verbOfDenied(tokens, at, before)
      if (glue === null) break
      before = withGlue(before, glue.value, at, previous)
      if (glue.value.kind === 'not' || glue.value.kind === 'cue') waiting.fill(1, at, glue.end)
      at = glue.end
      if (at >= tokens.length) break
      isAnew =
        lateBound(reading, figure, at) !== null ||
        (!before.not &&
          (takenBackAt(tokens, at) ??
            unaskedAt(reading, result.phrases, at) ??
            changedBefore(reading, result.phrases, at) ??
            further(reading, result.phrases, waived, at)) !== null)
      if (isAnew) break
      found = readPhrase(reading, at, before)
    }
    if (isAnew) {
      previous = null
      continue
    }
    before = withoutDeniedField(tokens, before, found, at)
    before = withList(reading, first, at, found, before, previous)
    const unminded = found === null && before.isWaived ? figureNamed(tokens, at) : null
    if (unminded !== null) {
      waiting.fill(0, before.start, at)
      result.phrases = withoutFigures(result.phrases, unminded.field)
      previous = { family: 'other', not: false, isExclusion: false, isWaived: true }
      figure = null
      at = unminded.end
      continue
    }
    const isClause: boolean = found !== null && isClauseOf(tokens, found, before)
    before = { ...before, not: !isClause && (deniesFound(before, found) || isInClause) }
    isInClause = isClause || (isInClause && found === null)
    const excluded = found === null ? null : withExclusion(tokens, found, before)
    if (excluded !== null) {
      found = excluded.found
      before = { ...before, ...excluded.before }
    }
    if (found?.kind === 'criterion' && isBackground(tokens, at, found)) {
      result.left.fill(1, at, found.end)
      previous = null
      at = found.end
      continue
    }
    const isEither: boolean = found?.kind === 'criterion' && isEitherWay(tokens, found, before, previous)
    const waiver: number | null =
      found?.kind === 'criterion' && !isEither ? waiverAfter(tokens, found, before.not) : null
    if (found?.kind === 'criterion' && (waiver !== null || isWaived(found, before, previous))) {
      waiting.fill(0, before.start < 0 ? at : before.start, at)
      const family = phraseFamily(found.criterion)
      waived = found.criterion
      result.phrases = withoutWaived(tokens, result.phrases, found, at)
      const ofFeature = figureOfFeature(waived)
      const isLetGo: boolean = waiver === null || isNoNeed(tokens, found.end, waiver)
      if (waiver !== null && waivesBoth(found, before, previous)) result.phrases.pop()
      if (ofFeature !== null && isLetGo) result.phrases = withoutFigures(result.phrases, ofFeature)
      previous = { family, not: false, isExclusion: false, isWaived: waiver === null }
      at = waiver ?? found.end
      continue
    }
    if (found?.kind === 'criterion') {
      const known = result.phrases.map(({ criterion }) => criterion)
      const isUsual: boolean = found.isUsualRole === true && !(isRoleSaid && before.joined !== null)
      const said = withSameRole(found, known.at(-1), isRoleSaid, before.joined)
      found = officeAfterSize(reading, known, at, said)
      isRoleSaid = /^(?:party|holds)$/.test(found.criterion.kind) && !isUsual
    }
    const asked: Asked | null =
      found?.kind === 'criterion'
        ? askedOf(
            found,
            {
              ...before,
              not: before.not || isBut(tokens, at, found, previous),
              isExclusion: before.isExclusion || isBut(tokens, at, found, previous),
              isDenial: isDenial(tokens, at, found),
            },
            previous,
            result.phrases.length,
          )
        : null
    if (found !== null) takeOrder(reading, result, found, at, takenBack === null ? result.sort : null)
    const goesOn = before.start < 0 && tokens[at - 1]?.kind === 'word' && !beginsAnew(tokens.slice(first, at))
    const bound = found === null ? null : boundToDenied(reading, result.phrases, previous, found, first, at)
    const isOfDenied: boolean =
      bound !== null || (asked !== null && isDeniedOpen && isOfWhatIsDenied(tokens, first, at, asked, goesOn))
    isDeniedOpen =
      isOfDenied || ((before.not || (isDeniedOpen && goesOn)) && (found === null || found.kind === 'words'))
    if (isOfDenied && found !== null) {
      if (bound !== 'denied') result.left.fill(1, first, found.end)
      previous = null
      at = found.end
      continue
    }
    if (asked !== null && found !== null) {
      if (isInstead(tokens, found.end)) takenBack ??= result.phrases.length
      if (takenBack !== null) takenBack = saidAnew(reading, result.phrases, asked, takenBack, at, found.end)
      const start = before.start < 0 ? at : before.start
      waiting.fill(0, start, at)
      const span = spanOf(reading, start, found.end)
      // "Montgomery County or Conroe" are two, though one lies in the other.
      const area =
        before.joined === null ? narrower(reading, result.phrases.at(-1), asked.criterion, span.start) : null
      if (area === null) {
        const joined = before.joined ?? joinedLater(reading, first, at, found.end)
        joinAreas(reading, result.phrases, asked, joined, isListedAt(tokens, first))
      } else {
        result.phrases.pop()
        asked.criterion = area
      }
      const isJoined =
        !asked.not && joinEither(reading.text, result.phrases, asked.criterion, span, before.joined)
      if (!isJoined) result.phrases.push({ criterion: asked.criterion, spans: [span] })
      if (asked.criterion.kind === 'range') figure = { start: at, end: found.end }
    } else if (found?.kind !== 'sort' && found?.kind !== 'limit' && found?.kind !== 'nearest') {
      result.left.fill(1, at, found?.end ?? at + 1)
    }
    previous = asked ?? unreadAfter(found, before, previous)
    at = found?.end ?? at + 1
  }
  keepWaiting(reading, result.left, waiting)
  const sizes = bareSizes(tokens, result)
  if (sizes !== null) {
    result.left.fill(0, sizes.start, sizes.end)
    result.phrases.push({ criterion: sizes.criterion, spans: [spanOf(reading, sizes.start, sizes.end)] })
  }
  return result
}

/** What was read asks for something else by words behind it. */
function restate(phrase: Scan['phrases'][number] | undefined, criterion: Criterion, span: Span): void {
  if (phrase === undefined) return
  phrase.criterion = criterion
  phrase.spans = [...phrase.spans, span]
}

/** The order that is asked for, and how many are wanted of it. */
function takeOrder(reading: Reading, result: Scan, found: Found, at: number, known: Scan['sort']): void {
  if (found.kind === 'sort') result.sort = sortAfter(known, found.sort, reading.tokens[at])
  result.isNearest ||= found.kind === 'limit' ? found.isNearest === true : found.kind === 'nearest'
  if (found.kind !== 'limit') return
  result.limit ??= { count: found.limit, span: spanOf(reading, at, found.end) }
  result.sort ??= found.sort ?? null
}
