import type { Book } from '../../book/book.ts'
import { figureReader } from '../../book/figure-reader.ts'
import { wordReader } from '../../book/word-reader.ts'
import type { NumberField } from '../../columns/book-fields.ts'
import { computedField } from '../../domain/economics/computed-fields.ts'
import type { LeaseFacts } from '../../domain/economics/stated-terms.ts'
import { fieldOf } from '../../domain/fields/field-list.ts'
import type { AskedFigure } from './ask.ts'

/** Reads a figure by slot, NaN where it is not stated or cannot be worked out. */
export function askedFigureReader(book: Book, figure: AskedFigure): (slot: number) => number {
  if (figure !== 'netEffectiveRent') return figureReader(book, figure)
  const leaseAt = leaseReader(book)
  const assumed = book.base.assumed?.terms
  return (slot) => computedField(figure, leaseAt(slot), assumed).figure ?? Number.NaN
}

/** Reads what a net effective rent rests on. */
function leaseReader(book: Book): (slot: number) => LeaseFacts {
  const figure = (field: NumberField) => {
    const at = figureReader(book, field)
    return (slot: number) => (Number.isNaN(at(slot)) ? null : at(slot))
  }
  const [rentAt, termAt] = [figure('rentPerSf'), figure('leaseTerm')]
  const [freeAt, tiAt, escalationAt] = [
    figure('freeRentMonths'),
    figure('tiPerSf'),
    figure('rentEscalationPct'),
  ]
  const [commencementAt, expirationAt] = [wordReader(book, 'commencement'), wordReader(book, 'expiration')]
  const stepsAt = wordReader(book, 'rentSteps')
  return (slot) => ({
    rentPerSf: rentAt(slot),
    leaseTerm: termAt(slot),
    freeRentMonths: freeAt(slot),
    tiPerSf: tiAt(slot),
    rentEscalationPct: escalationAt(slot),
    rentSteps: stepsAt(slot),
    commencement: commencementAt(slot),
    expiration: expirationAt(slot),
    leaseType: null,
    opexPerSf: null,
  })
}

/** What a figure weighs by: what is said of a lease by the leased area where it is known, all else by the building. */
export function weightReader(book: Book, figure: AskedFigure): (slot: number) => number {
  if (figure !== 'netEffectiveRent' && !isOfLease(figure)) return figureReader(book, 'squareFootage')
  const [leasedAt, sizeAt] = [figureReader(book, 'leasedSf'), figureReader(book, 'squareFootage')]
  return (slot) => {
    const leased = leasedAt(slot)
    return Number.isNaN(leased) ? sizeAt(slot) : leased
  }
}

function isOfLease(figure: NumberField): boolean {
  return figure === 'rentPerSf' || fieldOf(figure).facts === 'lease'
}
