import { isCorner, isStreetLine } from '../cells/place/street-end.ts'
import { displayText } from '../cells/plain-text.ts'
import { isEmpty } from '../cells/row-cells.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole, MappedColumn } from '../model/column-role.ts'

interface StandIn {
  readonly for: ColumnRole
  readonly role: ColumnRole
  /** Words that its header must have, and must not. */
  readonly with?: readonly string[]
  readonly without?: readonly string[]
  /** The one word of its header. */
  readonly only?: string
  /** What its values must be. */
  readonly values?: (cells: readonly Cell[]) => boolean
}

/** Words of what is paid on top of a rent. */
const ON_TOP = 'charge expense fee cost estimated opex cam tax total'.split(' ')

/** A role that no column has is taken over by the first of these that one has. */
const STAND_INS: readonly StandIn[] = [
  { for: 'key', role: 'leaseNumber' },
  { for: 'key', role: 'compId' },
  { for: 'key', role: 'parcelNumber' },
  { for: 'rentPerSf', role: 'askingRent' },
  /** The rate in effect; a net effective rent is none that is paid. */
  { for: 'rentPerSf', role: 'effectiveRent', with: ['rate'], without: ['net'] },
  /** `NNN/mo` is what is paid net where no other column is a rent. */
  ...['month', 'year'].map(
    (period): StandIn => ({
      for: 'rentPerSf',
      role: 'opexPerSf',
      with: ['nnn', 'per', period],
      without: ON_TOP,
    }),
  ),
  /** \`NNN\` alone, over what no charges come to. */
  { for: 'rentPerSf', role: 'opexPerSf', only: 'nnn', values: areRents },
  { for: 'propertyType', role: 'subtype' },
  /** `Rent Steps` can be percentages throughout. */
  { for: 'rentEscalationPct', role: 'rentSteps', with: ['step'], without: ['schedule'] },
]

/** Charges are less a month, and a year more than the first and less than the last. */
const RENT_A_MONTH = { least: 0.5, most: 1.5 }
const LEAST_RENT_A_YEAR = 6

function areRents(cells: readonly Cell[]): boolean {
  const figures = cells.map((cell) => Number(displayText(cell).replace(/^\$ ?/, ''))).filter((one) => one > 0)
  const rents = figures.filter(
    (one) => (one >= RENT_A_MONTH.least && one <= RENT_A_MONTH.most) || one >= LEAST_RENT_A_YEAR,
  )
  return rents.length > 0 && rents.length === figures.length
}

/**
 * Gives the roles that every sheet needs to the columns that come next to them; what they were stays in `of`. A size
 * that a person decided on stays what it is.
 */
export function settleRoles(
  chosen: readonly MappedColumn[],
  rows: readonly (readonly Cell[])[],
  isDecided: (index: number) => boolean,
): MappedColumn[] {
  const columns = withSpaces(withAddresses(chosen, rows), rows, isDecided)
  const roles = new Set(columns.map(({ role }) => role))
  const settled = new Map<MappedColumn, ColumnRole>()
  for (const standIn of STAND_INS) {
    const column = roles.has(standIn.for)
      ? undefined
      : columns.find((other) => canStandIn(other, standIn, rows))
    if (!column) continue
    settled.set(column, standIn.for)
    roles.add(standIn.for)
  }
  return columns.map((column) => ({ ...column, ...settledAs(column, settled.get(column)) }))
}

const OF_A_SIZE: ReadonlySet<string> = new Set(
  'sf size area square footage feet rentable rsf net nra nsf leasable m2 sqm total gla'.split(' '),
)

/** A list of buildings has the tenants of some. */
const LEAST_LET = 0.9

/** Whether nearly every row has a tenant: each is a lease, not a building. What sums them up stands below them. */
function areAllLet(columns: readonly MappedColumn[], rows: readonly (readonly Cell[])[]): boolean {
  const index = columns.find(({ role }) => role === 'tenant')?.index ?? -1
  const isLet = (row: readonly Cell[]) => !isEmpty(row[index])
  const deals = rows
    .slice(0, rows.findLastIndex(isLet) + 1)
    .filter((row) => row.some((cell) => !isEmpty(cell)))
  return deals.filter(isLet).length >= deals.length * LEAST_LET
}

const PLACES: readonly ColumnRole[] = ['address', 'name', 'city', 'coordinates', 'latitude']

/** What only a lease has, beside its tenant and its rent. */
const OF_A_LEASE: readonly ColumnRole[] = [
  'commencement',
  'expiration',
  'leaseTerm',
  'dateSigned',
  'freeRentMonths',
  'tiPerSf',
  'rentEscalationPct',
  'rentSteps',
]

/**
 * Where each row is of a tenant, and of a suite, of a building that the titles name, or of a lease with its rent, an
 * area that names no building is the tenant's.
 */
function withSpaces(
  columns: readonly MappedColumn[],
  rows: readonly (readonly Cell[])[],
  isDecided: (index: number) => boolean,
): readonly MappedColumn[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role)
  const isOfOneBuilding = !columns.some(({ role, index }) => PLACES.includes(role) && !isDecided(index))
  const isOfLeases = has('rentPerSf') && OF_A_LEASE.some(has) && areAllLet(columns, rows)
  if (!(has('suite') || isOfOneBuilding || isOfLeases) || !has('tenant') || has('dealArea')) return columns
  const sizes = columns.filter(({ role }) => role === 'squareFootage')
  const isOfSpaces = sizes.every(
    ({ index, words }) => !isDecided(index) && words.every((word) => OF_A_SIZE.has(word)),
  )
  if (!isOfSpaces) return columns
  return columns.map((column): MappedColumn => {
    if (column.role !== 'squareFootage') return column
    return { ...column, role: 'dealArea', of: column.of === 'squareFootage' ? 'dealArea' : column.of }
  })
}

/** A sheet without a column of addresses may have them under `Property`. */
function withAddresses(
  columns: readonly MappedColumn[],
  rows: readonly (readonly Cell[])[],
): readonly MappedColumn[] {
  const names = columns.find(({ role }) => role === 'name')
  if (!names || columns.some(({ role }) => role === 'address')) return columns
  const texts = rows.flatMap((row) => row[names.index] ?? [])
  const streets = texts.filter(
    (text) =>
      typeof text === 'string' && text.split('\n').some((line) => isStreetLine(line) || isCorner(line)),
  )
  if (streets.length * 2 <= texts.length) return columns
  return columns.map((column) => (column === names ? { ...column, role: 'address' } : column))
}

/** A rent roll can have the codes of its tenants under `Tenant`, and right beside it their names under `Name`. */
export function withTenantNames<C extends MappedColumn>(columns: readonly C[]): readonly C[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role)
  const called = (word: string) => columns.find(({ words }) => words.join() === word)
  const [codes, names] = [called('tenant'), called('name')]
  const isBeside = codes && names?.index === codes.index + 1
  if (!isBeside || !has('suite') || has('leaseNumber')) return columns
  return columns.map((column) => {
    if (column === codes) return { ...column, role: 'leaseNumber' }
    return column === names ? { ...column, role: 'tenant' } : column
  })
}

function canStandIn(
  { role, words, index }: MappedColumn,
  standIn: StandIn,
  rows: readonly (readonly Cell[])[],
): boolean {
  const has = (word: string) => words.includes(word)
  const { with: needed = [], without = [], only, values } = standIn
  if (role !== standIn.role || !needed.every(has) || without.some(has)) return false
  if (only !== undefined && words.join(' ') !== only) return false
  return values === undefined || values(rows.map((row) => row[index] ?? null))
}

function settledAs({ role }: MappedColumn, settled: ColumnRole | undefined): Partial<MappedColumn> {
  return settled === undefined ? {} : { role: settled, of: role }
}
