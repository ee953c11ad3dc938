import type { Criterion } from '../../domain/criteria/criterion.ts'
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
  const others = exceptThese(known, asked, text)
  if (others !== null) return others
  const [what = '', ...more] = words.split(',')
  // "never mind the crane, sprinklers": what was not asked for before is asked for now.
  const further = read(more.join(',')).filter((one) => !isKnown(known, one))
  if (further.length > 0) return refine(dropped(known, read(what), what), further, 'add')
  const spoken = asked.length === 0 ? stillAsked(read(words)) : asked
  const named = spoken.map((one) => ('not' in one ? { ...one, not: false } : one))
  const left = dropped(known, named, words)
  if (!areSame(left, known) || named.length === 0) return left
  return isDenial(asked) ? refine(known, asked, 'add') : without(known, named)
}

/** "leave out anything under 20k" asks for the rest, and so does "whatever has no rent". */
const DENIED_BY_OPPOSITE: readonly Criterion['kind'][] = ['range', 'date', 'stated']

function isDenial(asked: readonly Criterion[]): boolean {
  return asked.every((one) => ('not' in one && one.not) || DENIED_BY_OPPOSITE.includes(one.kind))
}
