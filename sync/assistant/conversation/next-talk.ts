import type { Criterion } from '../../domain/criteria/criterion.ts'
import type { Vocabulary } from '../../domain/query/vocabulary/vocabulary.ts'
import type { RowOrder } from '../row-set.ts'
import { isAboutRow } from './about-row.ts'
import { afterDrop } from './after-drop.ts'
import { alsoDropped, likewise } from './also-dropped.ts'
import { withBareComparison } from './bare-comparison.ts'
import { withFigure } from './bounds/beside-figure.ts'
import { asSpokenOf, withoutMisread } from './bounds/meant-otherwise.ts'
import { boundReplaced, figureAlone, movedBound } from './bounds/moved-bound.ts'
import { isLostStep } from './bounds/stepped-bound.ts'
import { saysFurtherDays } from './days/further-days.ts'
import { movedDays } from './days/moved-days.ts'
import { readOnward, type TurnRead, withoutTalk } from './days/read-onward.ts'
import { dropped, letGo } from './dropped.ts'
import { withFormerOrLatter } from './former-or-latter.ts'
import { goesOn } from './goes-on.ts'
import { isAsked, isSameBut, narrowsOnly } from './is-known.ts'
import { keptOnly } from './kept-only.ts'
import { loosened } from './loosened.ts'
import { isPlaceAsked, stillAsked } from './matters.ts'
import { otherLimit } from './more-rows.ts'
import { orderOf } from './order-of.ts'
import { onOtherSide } from './other-broker-side.ts'
import { withoutOtherLoading } from './other-loading.ts'
import { asLastDenied, inKnownRole, inOtherRole } from './other-role.ts'
import { inKnownPlace } from './places/in-known-place.ts'
import {
  compassOf,
  lastRadiusMoved,
  movedRadius,
  movedRadiusTo,
  withKnownRadius,
} from './places/moved-place.ts'
import { widenedPlace } from './places/widened-place.ts'
import { refine } from './refine.ts'
import { bothAgain, lostAgain, restored } from './restored.ts'
import { besidePick, keptInOrder, onlyThese, rowsMeant, stillStruck } from './rows-meant.ts'
import { swapped } from './swapped.ts'
import { orders } from './turns/orders.ts'
import { plainTurn } from './turns/plain-turn.ts'
import { turnOf } from './turns/turn-words.ts'

/** What a conversation is about: criteria and order, and the rows of that list that are meant or struck off. */
export interface Talk {
  criteria: readonly Criterion[]
  order: RowOrder | null
  limit: number | null
  /** Places in the list: 1 is the first, -1 the last. */
  without: readonly number[]
  pick: number | null
}

/** What a turn needs of the book. */
export interface Listener {
  vocabulary: Pick<Vocabulary, 'placeOf'>
  read(words: string): TurnRead
}

export const NO_TALK: Talk = { criteria: [], order: null, limit: null, without: [], pick: null }

/** What is talked of after one more turn. Whatever it does not speak of stays; `before` is where "undo" leads. */
export function nextTalk(listener: Listener, talk: Talk, before: Talk | null, words: string): Talk {
  const said = withFormerOrLatter(talk.criteria, plainTurn(words))
  const text = withBareComparison(talk.criteria, likewise(talk.criteria, before?.criteria ?? [], said))
  const [clause = '', ...further] = orders(text)
  if (further.length > 0)
    return further.reduce(
      (after, order) => nextTalk(listener, after, talk, order),
      nextTalk(listener, talk, before, clause),
    )
  const only = keptOnly(talk.criteria, text, (kept) => listener.read(kept).criteria)
  if (only !== null) return { ...NO_TALK, criteria: only, order: talk.order }
  const turn = turnOf(text)
  if (turn.kind === 'start over') return firstTalk(listener.read(turn.rest))
  if (turn.kind === 'back') return before ?? talk
  if (turn.kind === 'correct' && turn.isFigure)
    return nextTalk(listener, talk, before, `make it ${turn.rest}`)
  if (turn.kind === 'correct') return corrected(listener, talk, before, turn.rest)
  const beside = talk.pick === null ? null : besidePick(text)
  if (beside !== null && talk.pick !== null) return { ...talk, pick: talk.pick + beside }
  if (talk.pick !== null && isAboutRow(text)) return talk
  const struck = turn.kind === 'restore' ? stillStruck(talk.without, turn.what) : null
  if (struck !== null) return { ...talk, without: struck }
  const again =
    before === null
      ? null
      : (lostAgain(talk.criteria, before.criteria, turn) ??
        bothAgain(talk.criteria, before.criteria, text) ??
        alsoDropped(talk.criteria, before.criteria, listener.read(text).criteria, text))
  if (again !== null) return { ...talk, criteria: again }
  const limit = otherLimit(talk.limit, before?.limit, text)
  if (limit !== undefined) return { ...talk, limit, pick: null }
  if (turn.kind === 'more') return { ...talk, limit: null, pick: null }
  const read = withoutTalk(readOnward(listener.read, talk.criteria, text), turn)
  const isOnlyOrder =
    (orderOf(read, talk.criteria) !== null || read.limit !== null) &&
    read.criteria.every(({ kind }) => kind === 'text')
  if (!isOnlyOrder && !goesOn(text, read.criteria, talk.criteria)) return firstTalk(read)
  const kept = read.sort === null ? null : keptInOrder(text)
  if (kept !== null) return { ...talk, order: orderOf(read, talk.criteria), limit: kept, pick: null }
  const meant = rowsMeant(text)
  if (meant?.kind === 'pick' && read.criteria.every(({ kind }) => kind === 'text'))
    return { ...talk, pick: meant.place }
  if (meant?.kind === 'strike') return { ...talk, without: [...talk.without, ...meant.places], pick: null }
  // "cap it at 8" of a price in millions is a bound, of a list how many.
  const isBound =
    meant?.kind === 'keep' && turn.kind === 'move' && movedBound(talk.criteria, [], text) !== null
  if (meant?.kind === 'keep' && !isBound) return { ...talk, limit: meant.count, pick: null }
  if (meant?.kind === 'only') return { ...talk, ...onlyThese(meant.places), pick: null }
  const denied = asLastDenied(talk.criteria, before?.criteria ?? [], read.criteria, text)
  // "just the five lowest rents": how many, and no bound.
  const criteria =
    isOnlyOrder && read.limit !== null
      ? talk.criteria
      : nextCriteria(listener, talk.criteria, { ...read, criteria: denied }, text)
  return {
    criteria,
    order: orderOf(read, criteria, text) ?? talk.order,
    limit: read.limit ?? talk.limit,
    without: criteria === talk.criteria ? talk.without : [],
    pick: null,
  }
}

/** "undo that and add rail" goes back first; "scratch that, 26" is another figure for what was just asked. */
function corrected(listener: Listener, talk: Talk, before: Talk | null, rest: string): Talk {
  const { criteria, sort } = listener.read(rest)
  const asksAnew = sort !== null || criteria.some(({ kind }) => kind !== 'text')
  return asksAnew
    ? nextTalk(listener, before === null || before.criteria.length === 0 ? talk : before, null, rest)
    : nextTalk(listener, talk, before, `make it ${rest}`)
}

/** What is talked of after a question that stands for itself. */
export function firstTalk(read: TurnRead): Talk {
  const { criteria, limit } = read
  return { ...NO_TALK, criteria, order: orderOf(read, criteria), limit }
}

function nextCriteria(
  { vocabulary, read: readAgain }: Listener,
  before: readonly Criterion[],
  { criteria: read }: TurnRead,
  text: string,
): readonly Criterion[] {
  const asked = inKnownRole(before, asSpokenOf(before, read, text), text)
  const turn = turnOf(text)
  const role = onOtherSide(before, asked, text) ?? inOtherRole(before, asked, text)
  if (role !== null) return role
  const known = withoutMisread(before, asked, text)
  // "push it out another 6" of days is no step of a figure.
  const isOfDays = saysFurtherDays(text) && asked.some(({ kind }) => kind === 'date')
  const figure = isOfDays ? null : figureAlone(known, asked, text)
  if (figure !== null) return withFigure(known, figure, asked, text)
  if (!isOfDays && isLostStep(known, text)) return known
  const looser = loosened(known, asked, text, turn.kind === 'waive')
  if (looser !== null) return looser
  switch (turn.kind) {
    case 'waive': {
      // "22 clear is ok" moves a bound, and lets none go.
      const figured = /\d|\b(?:half|quarter)\b/i.test(turn.what)
        ? movedBound(known, readAgain(turn.what).criteria, turn.what)
        : null
      if (figured !== null) return refine(known, [figured], 'replace')
      const waived = readAgain(turn.what).criteria
      const further = stillAsked(asked).filter((one) => !waived.some((other) => isSameBut(one, other)))
      return refine(dropped(known, waived, turn.what), further, 'replace')
    }
    case 'drop':
      return afterDrop(known, asked, { text, what: turn.what }, (words) => readAgain(words).criteria)
    case 'swap': {
      const named = turn.isSure ? [] : readAgain(turn.from).criteria
      const isThere = turn.isSure || isAsked(known, named, turn.from)
      const exchanged = isThere
        ? swapped(known, turn.from, turn.to, (words) => readAgain(words).criteria)
        : refine(known, asked, 'add')
      return exchanged ?? refine(known, asked, 'replace')
    }
    case 'move': {
      const circle = asked.some(isPlaceAsked) ? null : movedRadius(known, text, vocabulary)
      if (circle !== null) return circle
      // "open it up to Deer Park too"
      if (OPENS.test(text) && asked.some(isPlaceAsked))
        return widenedPlace(known, asked, `${text} too`, vocabulary) ?? refine(known, asked, 'widen')
      const range =
        movedDays(known, text, (said) => readAgain(said).criteria) ?? movedBound(known, asked, text)
      if (range !== null) return refine(known, [range], 'replace')
      // "extend the period to include last year"
      if (/\binclude\b/i.test(text)) return refine(known, asked, 'widen')
      const reach = asked.length === 0 ? movedRadiusTo(known, text) : null
      return reach ?? refine(known, asked, 'replace')
    }
    case 'replace':
    case 'widen':
    case 'add': {
      const places = asked.filter(isPlaceAsked)
      const wider = turn.kind === 'widen' ? widenedPlace(known, asked, text, vocabulary) : null
      if (wider !== null) return wider
      const circle = places.length === 0 ? movedRadius(known, text, vocabulary) : null
      if (circle !== null)
        return refine(
          circle,
          asked.filter(({ kind }) => kind !== 'range' && kind !== 'text'),
          turn.kind,
        )
      const part = places.length === 0 ? compassOf(text) : null
      const place =
        part === null || asked.length > 0
          ? null
          : inKnownPlace(known, part, (said) => readAgain(said).criteria)
      if (place !== null) return refine(known, place, turn.kind === 'widen' ? 'widen' : 'replace')
      if (asked.length === 0 && turn.kind === 'replace') {
        const lastMiles = lastRadiusMoved(known, text)
        if (lastMiles !== null) return lastMiles
        const range = movedBound(known, asked, text)
        if (range !== null) return refine(known, [range], 'replace')
        return movedRadiusTo(known, text) ?? known
      }
      const unbound = letGo(known, asked, text)
      if (unbound !== null) return unbound
      if (asked.length === 0) return known
      const isSaid = turn.kind === 'replace'
      const loading = isSaid && /\binstead\b/i.test(text) ? withoutOtherLoading(known, asked) : known
      const fitted = asked
        .map((one) => boundReplaced(known, withKnownRadius(known, one, text), isSaid, text))
        .filter((one) => turn.kind !== 'widen' || !LETS_IN.test(text) || !narrowsOnly(known, one))
      return refine(loading, fitted, turn.kind)
    }
    case 'restore':
      return restored(known, readAgain(turn.what).criteria)
    default:
      return known
  }
}

const OPENS =
  /\b(?:open|widen|expand|extend|broaden|spread|stretch)\b(?!.*\b(?:instead|only|rather)\b)|\b(?:too|also|as well)[.!]*$/i
const LETS_IN = /\b(?:include|including|too|as well)\b/i
