import { NUMBER, shown, toNumber } from '../cells/amounts/amount.ts'
import { type CellReading, readFigure, refuse } from '../cells/cell-reading.ts'
import { areFigures } from '../cells/column-values.ts'
import { excerpt } from '../cells/plain-text.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const parkingRatio = ownColumn('parkingRatio', {
  aliases:
    'parking ratio|car parking ratio|parking per 1000|parking per 1000 sf|parking spaces per 1000 sf|pkg ratio|parking ratio per 1000|parking ratio per 1000 sf|~parking|parking per 1000 square feet|auto parking ratio|car parking per 1000|spaces per 1000|space per 1000 sf|~pkg|stalls per 1000|stall per 1000 sf|prkg ratio|space 1000|stall 1000|car per 1000 sf',
  avoid: 'trailer',
  fillers: 'space sf rsf 1000 car per pkg parking auto',
  fits: (values) =>
    (values.texts.length > 0 && values.texts.every((text) => PER_THOUSAND.test(text))) ||
    (areFigures(values) && (values.numbers.at(-1) ?? 0) <= MOST_SPACES),
  read: (cell) => readParkingRatio(cell),
})

const LABEL = 'Parking ratio'
/** More cars are a number of spaces, and none per 1,000 SF. */
const MOST_SPACES = 20
/** `1.5/1000`: spaces for each 1,000 SF. */
const PER_THOUSAND = /(?:^|\()\d{1,2}(?:\.\d+)? ?(?:\/|:|per) ?1,?000\b/
/** `2.5`, `2.5/1,000`, `2.5 : 1000 SF`, `1 per 400 SF`. */
const RATIO = new RegExp(
  String.raw`^${NUMBER} ?(?:(?:/|:|per) ?(?:${NUMBER} ?(?:sf|sq\.? ?ft\.?|square feet)?|ksf|k))?(?: ?(?:spaces?|stalls?))?$`,
)

/** Reads how many cars can park for every 1,000 SF of the building. */
function readParkingRatio(cell: Cell): CellReading<number> {
  return readFigure<number>(cell, LABEL, (text, words) => {
    const kinds =
      /^\d+ (?:auto|car)s?(?: (?:spaces?|stalls?))? ?(?:[/,&+]|and) ?\d+ trailers?(?: (?:spaces?|stalls?))?$/
    if (kinds.test(text)) return { value: null, note: excerpt(words) }
    const count = /^\d+ (?:(?:surface|car|auto|free) )*(?:spaces?|stalls?|cars?)$/.exec(text)
    if (count) return { value: null, note: excerpt(words) }
    const match = RATIO.exec(text) ?? RATIO.exec(/^\d+(?: spaces?)? ?\((.+)\)$/.exec(text)?.[1] ?? '')
    if (match === null) return null
    const [, spaces = '', squareFeet] = match
    const ratio = toNumber(spaces) / (squareFeet === undefined ? 1 : toNumber(squareFeet) / 1000)
    const value = Number(ratio.toFixed(2))
    if (!(value <= MOST_SPACES)) {
      return refuse('implausible', `${LABEL} “${excerpt(words)}” is ${shown(value)} spaces per 1,000 SF.`)
    }
    return { value, unit: '/1,000 SF' }
  })
}
