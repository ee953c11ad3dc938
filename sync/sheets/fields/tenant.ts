import type { CellReading } from '../cells/cell-reading.ts'
import { readText } from '../cells/read-text.ts'
import { VACANT_WHEN } from '../cells/vacant-when.ts'
import { withoutMarks } from '../cells/without-marks.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const tenant = ownColumn('tenant', {
  aliases:
    'tenant|tenant name|lessee|lessee name|occupier|occupant|current tenant|tenant company|major tenant|~client|~customer|~company|tenant occupant|tenant occupier|tenant lessee|tenant user|tenant company name|anchor tenant|~anchor|resident|primary tenant|lead tenant|main tenant|largest tenant|principal tenant|~tenancy|~user|occupier name|occupant name|tenant legal name|~legal name|lease name|tenant firm|tenant business name|~business name|~business|~company name|tenant trade name|dba|d b a|trade name|new tenant|lessee tenant|occupier tenant|tenant in place|tenant of record|existing tenant|name of tenant|lease tenant|renter|subtenant|sub tenant|sublessee|tenant dba|tenant entity|tenant listed|leased to|leased by|rented to|occupied by|customer name|~client name|~account name|tenant in occupancy|occupants|residents|~who|~lease|tenant buyer|buyer tenant|tenant purchaser|lessee buyer|buyer lessee|lessee purchaser|occupier buyer',
  avoid:
    'phone email industry type sf size contact improvement id address city state zip website naic sic credit rep representative broker agent prior previous former number count percent since years floor age term rent mix income class code rating parent group sector bankruptcy expiration date start',
  fillers: 'name current primary major main lead largest description',
  read: (cell) => readTenant(cell),
})

/** A program's number of the tenant behind its name, `Marlin Pumps (t0001044)`, or of the line before it, `3. Marlin Pumps`. */
const NUMBERS = /^\d{1,3}\. (?=\p{L}{2})|(?<=\S) ?\([a-z]{1,2}\d{5,}\)$/giu

/** Space that nobody has, in brackets or dashes or not: `(vacant)`, `- Available -`, `VACANT (Avail. 1/1/27)`. */
const VACANT = new RegExp(
  String.raw`^[\s([{<*–—-]*(?:currently )?(?:vacant|vacancy|available)(?: (?:space|suite|unit))?${VACANT_WHEN}[\s)\]}>*–—-]*$`,
  'i',
)

function readTenant(cell: Cell): CellReading<string> {
  const read = withoutNumbers(withoutMarks(readText(cell, 'Tenant')))
  const isVacant = read.value !== null && VACANT.test(read.value)
  return isVacant ? { value: null, token: read.value ?? '' } : read
}

function withoutNumbers(reading: CellReading<string>): CellReading<string> {
  const value = reading.value?.replace(NUMBERS, '') ?? null
  return value === reading.value ? reading : { ...reading, value, note: reading.note ?? `${reading.value}` }
}
