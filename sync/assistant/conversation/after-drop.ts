import type { Criterion } from '../../domain/criteria/criterion.ts'
import type { Range } from '../../domain/criteria/range.ts'
import { dropped, exceptThese } from './dropped.ts'
import { areSame, isKnown } from './is-known.ts'
import { stillAsked } from './matters.ts'
import { refine, without } from './refine.ts'

/** The criteria after "forget the clear height", "exclude Katy": without what is named, or asking for all but that. `what` is what follows the verb. */
export function afterDrop(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  { text, what: words }: { text: string; what: string },
  read: (words: string) => readonly Criterion[],
): readonly Criterion[] {
  const [dropping = '', ...wishes] = words.split(FIGURED.test(words) ? NEXT_SENTENCE : NEXT_WISH)
  const wished = wishes.length === 0 ? [] : stillAsked(read(wishes.join(', ')))
  if (wished.length > 0) {
    // What goes stands at the end of a turn, with all that is said behind it.
    const before = text.slice(0, text.length - words.length + dropping.length)
    return refine(afterDrop(known, read(before), { text: before, what: dropping }, read), wished, 'add')
  }
  const others = exceptThese(known, asked, text)
  if (others !== null) return others
  const [what = '', ...more] = words.split(',')
  // "never mind the crane, sprinklers": what was not asked for before is asked for now.
  const further = read(more.join(',')).filter((one) => !isKnown(known, one))
  if (further.length > 0) return refine(dropped(known, read(what), what), further, 'add')
  if (deniesBeyond(known, asked, words)) return refine(known, asked, 'add')
  const spoken = asked.length === 0 ? stillAsked(read(words)) : asked
  const named = spoken.map((one) => ('not' in one ? { ...one, not: false } : one))
  const left = dropped(known, named, words)
  if (!areSame(left, known) || named.length === 0) return left
  return isDenial(asked) ? refine(known, asked, 'add') : without(known, named)
}

const BOUNDS =
  'over|under|above|below|at least|at most|more than|less than|max|min|up to|pre|post|before|after|since|built|needs?|wants?|only|just|make'
const SENTENCE = '[;?!]|\\.(?!\\d)|\\s[-–—]\\s'
/** "without the rail. Pre 2000 only", "lose rail and over 30k": what is asked for behind what goes. */
const NEXT_WISH = new RegExp(`\\s*(?:${SENTENCE}|,? but\\b|\\band (?:also\\b|(?=(?:${BOUNDS})\\b)))\\s*`, 'i')
/** "leave out under 20k and over 80k" leaves out both. */
const FIGURED = /^[^.;?!]*\d[^.;?!]*\band\b/i
const NEXT_SENTENCE = new RegExp(`\\s*(?:${SENTENCE})\\s*`, 'i')

/** "leave out under 25k" of 20 to 40k: no bound that stands is named, and so none goes. */
function deniesBeyond(known: readonly Criterion[], asked: readonly Criterion[], words: string): boolean {
  if (!COMPARES.test(words) || words.split(COMPARED).length !== 2) return false
  const ranges = asked.filter((one) => one.kind === 'range')
  const isBeyond = (one: Range) => {
    const stood = known.find((other) => other.kind === 'range' && other.field === one.field)
    const stands = stood?.kind === 'range' ? [stood.min, stood.max] : []
    return [one.min, one.max].every((bound) => bound === null || !stands.includes(bound))
  }
  return ranges.length > 0 && ranges.length === asked.length && ranges.every(isBeyond)
}

const COMPARED =
  /\b(?:under|below|over|above|(?:less|more|smaller|bigger|larger|older|newer|shorter|taller|fewer) than)\b/i
const COMPARES = new RegExp(
  `^\\s*(?:(?:the|all|any|those|these|ones?|stuff|deals|things?|buildings?) )*${COMPARED.source}`,
  'i',
)

/** "leave out anything under 20k" asks for the rest, and so does "whatever has no rent". */
const DENIED_BY_OPPOSITE: readonly Criterion['kind'][] = ['range', 'date', 'stated']

function isDenial(asked: readonly Criterion[]): boolean {
  return asked.every((one) => ('not' in one && one.not) || DENIED_BY_OPPOSITE.includes(one.kind))
}
