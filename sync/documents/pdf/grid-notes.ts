import type { jsPDF } from 'jspdf'
import { leftOutWords } from '../../adjustments/grid-base.ts'
import { CHARACTERISTIC_WORDS, rowRateWords } from '../../adjustments/grid-words.ts'
import { MEASURED } from '../../domain/records/grid-terms.ts'
import type { AdjustedComps } from '../model/adjusted-comps.ts'
import type { CompsDocument } from '../model/comps-document.ts'
import { INNER_WIDTH, SMALLEST, wrapped } from './pdf-page.ts'

/** What is said over a grid, in lines: the rates of its rows, and which comps are left out for want of the rent. */
export function gridNotes(
  pdf: jsPDF,
  { terms, lacking }: AdjustedComps,
  unit: CompsDocument['unit'],
): string[] {
  const rates = MEASURED.flatMap((name) => {
    const rate = terms.rates[name]
    return rate === undefined ? [] : [`${CHARACTERISTIC_WORDS[name]} ${rowRateWords(name, rate, unit)}`]
  })
  const notes = [
    ...(rates.length === 0 ? [] : [`By rate: ${rates.join(' \u00b7 ')}`]),
    ...(lacking.length === 0 ? [] : [leftOutWords(terms.base, lacking)]),
  ]
  return notes.flatMap((note) => wrapped(pdf, note, { size: SMALLEST, width: INNER_WIDTH }))
}
