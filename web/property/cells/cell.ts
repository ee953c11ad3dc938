import { type ComputedFieldName, isComputedField } from '../../../sync/domain/economics/computed-names.ts'
import { type CorrectedField, isTyped } from '../../../sync/domain/records/correction.ts'

/** A cell of a table of properties: whose it is, and the field it shows, or the rent that was worked out. */
export interface Cell {
  readonly id: string
  readonly field: CorrectedField | ComputedFieldName
}

/** The row of a property. */
export const ROW = 'tr[data-property]'

/** The row of a property that an element stands in; null outside of any. */
export function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ROW) : null
}

/** The cells of a row in sight, after its name. */
export function cellsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(':scope > [data-field]')].filter((cell) =>
    cell.checkVisibility(),
  )
}

/** The head of a row: the name of its property, with what else can be pressed there. */
export function headOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>(':scope > th')
}

/** The name of a row, which opens its property. */
export function nameOf(row: HTMLElement): HTMLElement | null {
  return headOf(row)?.querySelector('button') ?? null
}

/** The cell that an element is; null for what has nothing to open, such as a distance. */
export function cellAt(element: HTMLElement): Cell | null {
  const id = rowOf(element)?.dataset.property
  const field = (element.tagName === 'TH' ? 'name' : element.dataset.field) as Cell['field'] | undefined
  if (id === undefined || field === undefined) return null
  return isComputedField(field) || isTyped(field) ? { id, field } : null
}

/** Where a cell is drawn now; null where it is not. */
export function elementOf({ id, field }: { id: string; field: string }): HTMLElement | null {
  const row = `tr[data-property="${CSS.escape(id)}"]`
  const cell = field === 'name' ? 'th' : `[data-field="${CSS.escape(field)}"]`
  return document.querySelector<HTMLElement>(`${row} > ${cell}`)
}
