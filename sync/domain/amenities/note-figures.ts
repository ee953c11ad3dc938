import { NUMBER_WORD, readCount } from '../words/number-words.ts'
import { type Mention, mentionsOf } from './note-mentions.ts'

const COUNT = `(\\d{1,3}|${NUMBER_WORD})`
const DIMENSIONS =
  '\\(?\\d{1,2}\\s?[\'’]?\\s?(?:\\d{1,2}["”])?\\s?(?:w(?:ide)?)?\\s?[x×]\\s?\\d{1,2}\\s?[\'’]?(?:\\d{1,2}["”])?\\s?(?:h(?:igh)?)?\\)?'
/** A word that may stand between a count and its door; a unit or another thing counted may not. */
const ADJECTIVE =
  "(?!(?:tons?|t|sf|sq|ft|foot|feet|amps?|volts?|phase|acres?|ac|years?|miles?|story|stories|clear|buildings?|bldgs?|units?|suites?|with|and|plus|or|of|per|parking|trailer|stalls?|spaces|bays?|doors?|docks?|phase)\\b)[a-z][a-z'’-]+"
const COUNT_BEFORE = new RegExp(
  `(?<![\\w.,$'’"/-]|[x×]\\s?)\\(?${COUNT}\\)?(?:\\s?[-–]\\s?\\d{1,3})?\\s*(?:[-–x]\\s*)?(?:(?:${DIMENSIONS}|\\(\\d{1,3}\\)|${ADJECTIVE})\\s*[\\s-]\\s*){0,4}$`,
  'i',
)
const COUNT_AFTER = new RegExp(
  `^[\\s-]*(?:(?:high|level|doors?|positions?|loading)\\s*)*(?:[:=]\\s*|\\(\\s*)${COUNT}\\b(?!\\s*(?:['’"x%]|ft|feet|foot))`,
  'i',
)
const EQUIPMENT = /^\s*(?:levell?ers?|plates?|packages?|equipment|seals?|locks?|shelters?|bumpers?)\b/i

/** How many dock or grade-level doors the note states; of a range the lower end, of several counts the largest. */
export function doorsIn(note: string, kind: 'dock' | 'grade'): number | null {
  return largest(mentionsOf(note, kind).map((mention) => doorsAt(note, mention)))
}

function doorsAt(note: string, { start, end }: Mention): number | null {
  const own = /^\d+/.exec(note.slice(start, end))
  if (own !== null) return readCount(own[0])
  if (EQUIPMENT.test(note.slice(end))) return null
  const count =
    COUNT_BEFORE.exec(note.slice(Math.max(0, start - 60), start))?.[1] ??
    COUNT_AFTER.exec(note.slice(end, end + 40))?.[1]
  return count === undefined ? null : readCount(count)
}

const TONS = new RegExp(
  `(\\d+(?:\\.\\d+)?|${NUMBER_WORD})(?:[\\s-]*tons?|t)\\b(?!\\s*(?:of|hvac|a\\/?c|rooftop|chiller|forklift))`,
  'gi',
)

/** The lifting capacity of the note's largest crane, tons; null where it states none. */
export function craneTonsIn(note: string): number | null {
  return largest(
    mentionsOf(note, 'crane').map(({ start, end }) => {
      const before =
        note
          .slice(Math.max(0, start - 60), start)
          .split(/[.;]\s/)
          .at(-1) ?? ''
      const after = note.slice(end, end + 40).split(/[.;](?:\s|$)/)[0] ?? ''
      return largestTons(before) ?? largestTons(after)
    }),
  )
}

function largestTons(text: string): number | null {
  const tons = Array.from(text.matchAll(TONS), ([, figure = '']) => readCount(figure) ?? Number(figure))
  return largest(tons)
}

/** Null where none is stated. */
export function largest(figures: readonly (number | null)[]): number | null {
  return figures.reduce(
    (max, figure) => (figure !== null && (max === null || figure > max) ? figure : max),
    null,
  )
}
