import { type CellReading, isDate, readFigure, refuse } from '../cells/cell-reading.ts'
import { excerpt } from '../cells/plain-text.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const yearBuilt = ownColumn('yearBuilt', {
  aliases:
    'year built|construction year|year constructed|built|year of construction|construction date|date built|year completed|built year|vintage|year built renovated|built renovated|completion year|year built year renovated|year built reno|year blt|yoc|~constructed|construction yr|~construction|yr constructed|year build|yr build|original year built|~built in|year of build|built yr|build year|building year|building age year|yr completed|~completed|~completion|completion date|delivered year|delivery year|year delivered|year open|year opened|open year|date constructed|date of construction|yr blt renov|yr built renovated|built yr renovated|actual year built|age year built|~year|year built date|construct year|vintage year|first year built|blt',
  avoid: 'permit type status class cost roof sale end lease',
  fillers: 'original actual bldg',
  read: (cell, _, { currentYear }) => readYearBuilt(cell, currentYear),
})

const LABEL = 'Year built'
const FIRST_YEAR = 1700
const YEARS_AHEAD = 15

const YEAR = String.raw`(\d{4})(?:\.0+)?`
const RENOVATED = String.raw`(?:r|ren\.?|reno\.?|renov\.?|renovated|remodeled|rehabbed|rehab|refurbished|updated|expanded|exp\.?)`
const BUILT_AND_RENOVATED = new RegExp(
  `^(?:(?:built|blt\\.?):? (?:in )?)?${YEAR} ?[\\/,;&(-]? ?(?:(?:and )?${RENOVATED} ?(?:in )?:? ?(\\d{4})|(\\d{4}) ?${RENOVATED})\\)?$`,
)
const BUILT = new RegExp(
  `^(?:(?:built|blt\\.?|constructed|completed|delivered|c\\.|ca\\.|circa|approx\\.?|est\\.?|~|±)(?: in)?:? ?)?${YEAR}(?: ?[(/,-]? ?(built|est\\.?|planned|proposed|u\\/?c|under construction|delivery|bts)\\)?)?$`,
)

/** Reads the year a building was built; renovations and plans go to the note. */
function readYearBuilt(cell: Cell, currentYear: number): CellReading<number> {
  return readFigure<number>(isDate(cell) ? cell.date : cell, LABEL, (text, words) => {
    if (
      /^(?:u\/?c|under construction|proposed|planned|new(?: construction)?|bts|build[ -]to[ -]suit|to be built)$/.test(
        text,
      )
    ) {
      return { value: null, token: excerpt(words) }
    }
    if (/^0+$/.test(text)) return { value: null, note: 'a year of 0 is unknown' }
    const quarter =
      /^(?:(?:u\/?c|under construction|proposed|planned|deliver(?:s|y|ing)|est\.?(?: delivery)?)[ ,:(-]*)?(?:q[1-4]|[1-4]q)[ -/']*((?:19|20)\d\d)\)?$/.exec(
        text,
      ) ??
      /^(?:u\/?c|under construction|proposed|planned|deliver(?:s|y|ing)|est\. delivery)[ ,:(-]+((?:19|20)\d\d)\)?$/.exec(
        text,
      ) ??
      /^((?:19|20)\d\d) ?(?:\+ ?\/ ?-|±)$/.exec(text)
    if (quarter) return plausible(Number(quarter[1]), currentYear, [excerpt(words)])
    const short = /^'(\d\d)$/.exec(text) ?? /^[1-4]q ?'?(\d\d)$|^q[1-4] ?'?(\d\d)$/.exec(text)
    if (short)
      return plausible(fullYear(Number(short[1] ?? short[2]), currentYear), currentYear, [excerpt(words)])
    const day = /^(\d{4})-\d\d-\d\d$/.exec(text) ?? /^\d{1,2}\/\d{1,2}\/(\d{4})$/.exec(text)
    if (day) return plausible(Number(day[1]), currentYear, [excerpt(words)])
    const renovated = BUILT_AND_RENOVATED.exec(text)
    if (renovated)
      return plausible(Number(renovated[1]), currentYear, [`renovated ${renovated[2] ?? renovated[3]}`])
    const range = /^(\d{4}) ?(?:-|\/|&|and|to|,|;) ?(\d{4})$/.exec(text)
    if (range) return readTwoYears(Number(range[1]), Number(range[2]), currentYear, words)
    const decade = /^(?:early |mid |late )?(?:\d{4}|')\d?0?'?s$|^(?:pre|post|before|after)[ -]?\d{4}$/.test(
      text,
    )
    if (decade) return { value: null, note: excerpt(words) }
    const built = BUILT.exec(text)
    if (!built) return null
    return plausible(Number(built[1]), currentYear, /^\d{4}(?:\.0+)?$/.test(text) ? [] : [excerpt(words)])
  })
}

/** Of two digits the last year that is not too far ahead. */
function fullYear(digits: number, currentYear: number): number {
  return 2000 + digits > currentYear + YEARS_AHEAD ? 1900 + digits : 2000 + digits
}

/** `1985/2012` is built and renovated; `1985-1990` is when it was built in phases, of which none is the year. */
function readTwoYears(
  first: number,
  second: number,
  currentYear: number,
  words: string,
): CellReading<number> {
  if (!/[/,;]/.test(words)) return { value: null, note: `a range of ${first} to ${second}` }
  if (second < first)
    return refuse('ambiguous', `${LABEL} “${excerpt(words)}” names two years, the later first.`)
  return plausible(first, currentYear, [`renovated ${second}`])
}

function plausible(year: number, currentYear: number, notes: readonly string[]): CellReading<number> {
  if (year < FIRST_YEAR || year > currentYear + YEARS_AHEAD) {
    return refuse('implausible', `${LABEL} of ${year} is not plausible.`)
  }
  const all = year > currentYear ? [...notes, 'planned, not built yet'] : notes
  return all.length > 0 ? { value: year, note: all.join('; ') } : { value: year }
}
