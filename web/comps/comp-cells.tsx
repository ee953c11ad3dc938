import type { ReactNode } from 'react'
import { addressLine } from '../../sync/domain/address-line.ts'
import { type ComparedField, differenceFrom } from '../../sync/domain/difference.ts'
import {
  formatFeet,
  formatRent,
  formatSquareFeet,
  NOT_AVAILABLE,
  type RentUnit,
} from '../../sync/domain/format.ts'
import { formatPartialDate } from '../../sync/domain/format-date.ts'
import type { Property } from '../../sync/domain/property.ts'
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
  const delta = (field: ComparedField) => subject && differenceFrom(subject, property, field)
  return (
    <>
      <Figure column="distance" text={distanceWords(miles)} />
      <Figure
        column="rent"
        text={rentPerSf === null ? NOT_AVAILABLE : formatRent(rentPerSf, unit)}
        under={delta('rentPerSf')}
        strong
      />
      <Figure column="size" text={formatSquareFeet(property.squareFootage)} under={delta('squareFootage')} />
      <Figure column="clear" text={formatFeet(property.clearHeight)} under={delta('clearHeight')} />
      <Figure
        column="built"
        text={property.yearBuilt?.toString() ?? NOT_AVAILABLE}
        under={delta('yearBuilt')}
      />
      <Words column="lease" text={leaseType} />
      <Words column="type" text={property.propertyType} />
      <Words column="tenant" text={property.tenant} />
      <Words column="landlord" text={property.landlordFirm} />
      <td className={styles.figure} data-column="signed">
        {property.dateSigned === null ? <Missing /> : monthOf(property.dateSigned)}
      </td>
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
      <span className={`${styles.under} ${styles.wide}`}>
        {addressLine(property, 'short') ?? NOT_AVAILABLE}
      </span>
      <span className={`${styles.under} ${styles.narrow}`}>{facts}</span>
    </>
  )
}

interface FigureProps {
  column: string
  /** A formatted figure; its unit is small and grey. */
  text: string
  under?: string | null
  strong?: boolean
}

function Figure({ column, text, under = null, strong = false }: FigureProps) {
  const [figure, unit] = text.split(' ')
  return (
    <td className={styles.figure} data-column={column}>
      {text === NOT_AVAILABLE ? <Missing /> : <span data-strong={strong || undefined}>{figure}</span>}
      {unit !== undefined && <span className={styles.unit}> {unit}</span>}
      {under !== null && <span className={styles.under}>{under}</span>}
    </td>
  )
}

function Words({ column, text }: { column: string; text: string | null }) {
  return (
    <td className={styles.words} data-column={column}>
      {text ?? <Missing />}
    </td>
  )
}

function Missing() {
  return <span className={styles.missing}>{NOT_AVAILABLE}</span>
}

/** `Jun 2022`: a comp's age is read in months. */
function monthOf(date: string): string {
  return formatPartialDate(/^\d{4}-\d{2}-\d{2}$/.test(date) ? date.slice(0, 7) : date, 'short')
}
