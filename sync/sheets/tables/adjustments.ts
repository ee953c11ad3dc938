import { isFigure, lineOf } from '../cells/row-cells.ts'
import { knownHeader } from '../header/known-header.ts'
import type { Labelled } from './field-lists.ts'

const NAMING: ReadonlySet<string> = new Set(['name', 'address'])

/** How a comp compares, in words. */
const COMPARED =
  /^(?:(?:slightly|somewhat|much|far) )?(?:similar|superior|inferior|equal|comparable|better|worse|same)$|^n\/?a$|^none$/i

/** Under `Location` an appraiser writes what a comp is adjusted by. */
export function isOfAdjustments({ labels, rows, columns }: Labelled): boolean {
  const naming = labels.flatMap((label, i) => (NAMING.has(knownHeader(label)?.role ?? '') ? [i] : []))
  const texts = naming.flatMap((i) => columns.map((column) => lineOf(rows[i]?.cells[column])))
  const filled = texts.filter((text) => /[\p{L}\p{N}]/u.test(text))
  return filled.length > 0 && filled.every((text) => isFigure(text) || COMPARED.test(text))
}

const SHARE = /^\(?[+-]?\d+(?:\.\d+)? ?%\)?$|^[+-]\d+$|^[+-]?0?\.\d+$|^0(?:\.0+)?$/
const SIGNED = /%|^[+-]|^\(/

/** Whether the values of a field are what comps are adjusted by: `-5%`, `Similar`. */
function isAdjustment(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => /[\p{L}\p{N}]/u.test(text))
  const adjusted = filled.filter((text) => SHARE.test(text) || COMPARED.test(text))
  return adjusted.length === filled.length && filled.some((text) => SIGNED.test(text))
}

/** Fields that are shares themselves. */
const SHARES: ReadonlySet<string> = new Set([
  'capRate',
  'percentLeased',
  'rentEscalationPct',
  'officeSf',
  'longitude',
  'latitude',
])

function valuesIn(list: Labelled, i: number): string[] {
  return list.columns.map((column) => lineOf(list.rows[i]?.cells[column]))
}

/** Whether a list begins with what places are adjusted by, and goes on with the like. */
export function areAdjustments(list: Labelled): boolean {
  const role = knownHeader(list.labels[0] ?? '')?.role ?? ''
  const compared = valuesIn(list, 0).filter((text) => SHARE.test(text) || COMPARED.test(text))
  return NAMING.has(role) && compared.length > 1 && isOfAdjustments(list)
}

/** `Size` over `-5%` is no size: it is called an adjustment. */
export function withAdjustments(list: Labelled): string[] {
  return list.labels.map((label, i) => {
    const role = knownHeader(label)?.role
    const isOfShares = role === undefined || SHARES.has(role)
    return !isOfShares && isAdjustment(valuesIn(list, i)) ? `${label} adjustment` : label
  })
}
