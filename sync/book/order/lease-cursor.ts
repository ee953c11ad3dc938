import type { BookColumns } from '../../columns/book-columns.ts'
import { numberAt } from '../../columns/number-column.ts'
import { stringAt } from '../../columns/string-column.ts'
import type { LeaseFacts } from '../../domain/economics/stated-terms.ts'

/** The lease of whichever row it stands at. Reads a fact when it is asked for, and makes no object for a row. */
export function leaseCursor({ numbers, strings }: BookColumns): LeaseFacts & { row: number } {
  const figure = (
    field: Exclude<keyof LeaseFacts, 'leaseType' | 'commencement' | 'expiration'>,
    row: number,
  ) => {
    const value = numberAt(numbers[field], row)
    return Number.isNaN(value) ? null : value
  }
  return {
    row: 0,
    get rentPerSf() {
      return figure('rentPerSf', this.row)
    },
    get leaseTerm() {
      return figure('leaseTerm', this.row)
    },
    get rentEscalationPct() {
      return figure('rentEscalationPct', this.row)
    },
    get freeRentMonths() {
      return figure('freeRentMonths', this.row)
    },
    get tiPerSf() {
      return figure('tiPerSf', this.row)
    },
    get opexPerSf() {
      return figure('opexPerSf', this.row)
    },
    get leaseType() {
      return stringAt(strings.leaseType, this.row) as LeaseFacts['leaseType']
    },
    get commencement() {
      return stringAt(strings.commencement, this.row)
    },
    get expiration() {
      return stringAt(strings.expiration, this.row)
    },
  }
}
