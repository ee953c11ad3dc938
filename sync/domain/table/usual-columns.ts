import type { TableColumn } from './table-column.ts'
import { columnsText, type LaidColumn } from './table-layout.ts'

/** What tables are read for, each with columns of its own. */
export const JOBS = {
  lease: {
    name: 'Lease comps',
    columns: [
      'tenant',
      'dateSigned',
      'leaseTerm',
      'expiration',
      'rentPerSf',
      'leaseType',
      'freeRentMonths',
      'tiPerSf',
      'squareFootage',
      'clearHeight',
      'yearBuilt',
      'propertyType',
    ],
  },
  sale: {
    name: 'Sale comps',
    columns: [
      'saleDate',
      'salePrice',
      'salePricePerSf',
      'capRate',
      'buyer',
      'seller',
      'squareFootage',
      'landSizeAcres',
      'clearHeight',
      'yearBuilt',
      'propertyType',
    ],
  },
  available: {
    name: 'Availabilities',
    columns: [
      'status',
      'askingRent',
      'rentPerSf',
      'leaseType',
      'squareFootage',
      'leasedSf',
      'commencement',
      'clearHeight',
      'dockDoors',
      'gradeDoors',
      'brokerName',
      'brokerPhone',
    ],
  },
} as const satisfies Record<string, { name: string; columns: readonly TableColumn[] }>
export type Job = keyof typeof JOBS
export const JOB_NAMES = Object.keys(JOBS) as readonly Job[]

/** Beside a map or in a narrow pane the rent comes first, because the rest is scrolled to. */
const NARROW: readonly TableColumn[] = [
  'rentPerSf',
  'squareFootage',
  'clearHeight',
  'tenant',
  'dateSigned',
  'leaseTerm',
  'expiration',
  'leaseType',
  'freeRentMonths',
  'tiPerSf',
  'yearBuilt',
  'propertyType',
]

/** Around a place, or in a comp list. */
const COMPARED: readonly TableColumn[] = [
  'distance',
  'rentPerSf',
  'squareFootage',
  'clearHeight',
  'yearBuilt',
  'leaseType',
  'tenant',
  'dateSigned',
  'leaseTerm',
  'expiration',
  'freeRentMonths',
  'tiPerSf',
  'propertyType',
  'landlordFirm',
]

const laid = (columns: readonly TableColumn[]): readonly LaidColumn[] => columns.map((column) => ({ column }))

/** What a table shows until others are chosen, by where it stands. */
export const USUAL_COLUMNS = {
  wide: laid(JOBS.lease.columns),
  narrow: laid(NARROW),
  compared: laid(COMPARED),
} as const
export type TablePlace = keyof typeof USUAL_COLUMNS

export function columnsOfJob(job: Job): readonly LaidColumn[] {
  return laid(JOBS[job].columns)
}

/** The job whose columns these are; null where they were chosen. */
export function jobOf(columns: readonly LaidColumn[]): Job | null {
  const text = columnsText(columns)
  return JOB_NAMES.find((job) => columnsText(columnsOfJob(job)) === text) ?? null
}
