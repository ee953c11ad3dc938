import type { ReactNode } from 'react'
import { addressLine } from '../../sync/domain/address-line.ts'
import { isRangeField } from '../../sync/domain/criteria/asked-fields.ts'
import { type ComparedField, differenceFrom } from '../../sync/domain/difference.ts'
import { FIELDS } from '../../sync/domain/fields.ts'
import { unitOf } from '../../sync/domain/figure-units.ts'
import {
  formatFeet,
  formatRent,
  formatSquareFeet,
  NOT_AVAILABLE,
  type RentUnit,
} from '../../sync/domain/format.ts'
import { formatPartialDate } from '../../sync/domain/format-date.ts'
import type { Property } from '../../sync/domain/property.ts'
import { useCorrections } from '../data/corrections/corrections.ts'
import { FigureCell, Under, WordsCell } from '../property/table/table-cells.tsx'
import { FURTHER_FIELDS } from './comp-columns.ts'
import styles from './comp-table.module.css'
import { distanceWords } from './distance-words.ts'

interface CompCellsProps {
  property: Property
  /** From the place searched around; null where it is not known. */
  miles: number | null
  /** What the figures are compared with; null where there is none, and in the subject's own row. */
  subject: Property | null
  unit: RentUnit
}

/** The cells of a row after the property's name, in the order of `SHOWN_COLUMNS`. */
export function CompCells({ property, miles, subject, unit }: CompCellsProps) {
  const { rentPerSf, leaseType } = property
  const corrections = useCorrections(property.id)
  const delta = (field: ComparedField) => subject && differenceFrom(subject, property, field)
  return (
    <>
      <FigureCell column="distance" text={distanceWords(miles)} />
      <FigureCell
        column="rent"
        text={rentPerSf === null ? NOT_AVAILABLE : formatRent(rentPerSf, unit)}
        corrected={corrections.has('rentPerSf')}
        under={delta('rentPerSf')}
        strong
      />
      <FigureCell
        column="size"
        text={formatSquareFeet(property.squareFootage)}
        corrected={corrections.has('squareFootage')}
        under={delta('squareFootage')}
      />
      <FigureCell
        column="clear"
        text={formatFeet(property.clearHeight)}
        corrected={corrections.has('clearHeight')}
        under={delta('clearHeight')}
      />
      <FigureCell
        column="built"
        text={property.yearBuilt?.toString() ?? NOT_AVAILABLE}
        corrected={corrections.has('yearBuilt')}
        under={delta('yearBuilt')}
      />
      {FURTHER_FIELDS.map(({ field, key }) =>
        isRangeField(field) ? (
          <FigureCell
            key={key}
            column={key}
            text={unitOf(FIELDS[field].unit).show(property[field], unit)}
            corrected={corrections.has(field)}
          />
        ) : (
          <WordsCell key={key} column={key} text={property[field]} corrected={corrections.has(field)} />
        ),
      )}
      <WordsCell column="lease" text={leaseType} corrected={corrections.has('leaseType')} />
      <WordsCell column="type" text={property.propertyType} corrected={corrections.has('propertyType')} />
      <WordsCell column="tenant" text={property.tenant} corrected={corrections.has('tenant')} />
      <WordsCell column="landlord" text={property.landlordFirm} corrected={corrections.has('landlordFirm')} />
      <FigureCell
        column="signed"
        corrected={corrections.has('dateSigned')}
        text={property.dateSigned === null ? NOT_AVAILABLE : monthOf(property.dateSigned)}
      />
    </>
  )
}

/** `1.2 mi · 30 ft clear · Gross`: what a phone has no columns for. */
export function factsLine({ clearHeight, leaseType }: Property, miles: number | null): string {
  const clear = clearHeight === null ? null : `${formatFeet(clearHeight)} clear`
  const distance = miles === null ? null : distanceWords(miles)
  return [distance, clear, leaseType ?? NOT_AVAILABLE].filter((part) => part !== null).join(' · ')
}

/** The name's second line: the address, and on a phone what has no columns there. */
export function UnderName({ property, facts }: { property: Property; facts: ReactNode }) {
  return (
    <>
      <Under className={styles.wide}>{addressLine(property, 'short') ?? NOT_AVAILABLE}</Under>
      <Under className={styles.narrow}>{facts}</Under>
    </>
  )
}

/** `Jun 2022`: a comp's age is read in months. */
function monthOf(date: string): string {
  return formatPartialDate(/^\d{4}-\d{2}-\d{2}$/.test(date) ? date.slice(0, 7) : date, 'short')
}
