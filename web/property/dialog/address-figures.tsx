import { Fragment } from 'react'
import { addressParts } from '../../../sync/domain/address-line.ts'
import { NOT_AVAILABLE } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { Figure } from './figure.tsx'

/** The address on one line, each part of it a text that can be corrected. */
export function AddressFigures({ property }: { property: Property }) {
  const parts = addressParts(property)
  if (parts.length === 0) return <Figure field="address" of="Address" words={NOT_AVAILABLE} quiet />
  return parts.map(({ field, words, before }) => (
    <Fragment key={field}>
      {before}
      <Figure field={field} words={words} quiet />
    </Fragment>
  ))
}
