import { type ColumnValues, areFigures as figure, LEAST_WORDS } from '../cells/column-values.ts'
import { isStreetLine } from '../cells/place/street-end.ts'

/** Whether the values of a column are of a kind. */
export type ValueTest = (values: ColumnValues) => boolean

export const date: ValueTest = ({ texts, dates, years, serials, words }) =>
  (dates + years + serials + words) * 3 >= texts.length && words < Math.max(texts.length, LEAST_WORDS)

export const wording: ValueTest = ({ texts, dates, figures }) => (dates + figures) * 5 <= texts.length * 4

/** Names of people and firms: no street lines, prices or shares. */
export const naming: ValueTest = (values) => wording(values) && !areStreets(values) && !most(isPriced)(values)

const isPriced = (text: string) => /^[$€£¢] ?\d|^\d[\d.,]* ?%/.test(text)

export const money: ValueTest = (values) =>
  figure(values) && values.percents * 2 <= values.texts.length && !isOfYears(values)

/** At least half of the texts. */
export const most =
  (test: (text: string) => boolean): ValueTest =>
  ({ texts }) =>
    texts.filter(test).length * 2 >= texts.length

/** Whether most texts are addresses. */
export function areStreets({ texts }: ColumnValues): boolean {
  return texts.length > 0 && texts.filter((text) => isStreetLine(text)).length * 3 > texts.length * 2
}

/** Bare years, more than one. */
export function isOfYears({ texts, years }: ColumnValues): boolean {
  return years > 1 && years === texts.length
}
