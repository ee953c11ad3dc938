import type { CellReading } from '../cells/cell-reading.ts'
import { readText } from '../cells/read-text.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const tenant = ownColumn('tenant', {
  aliases:
    'tenant|tenant name|lessee|lessee name|occupier|occupant|current tenant|tenant company|major tenant|client|customer|company',
  avoid:
    'phone email industry type sf size contact improvement id address city state zip website naic sic credit rep representative broker agent prior previous former number count percent',
  fillers: 'name current',
  read: (cell) => readTenant(cell),
})

function readTenant(cell: Cell): CellReading<string> {
  const read = readText(cell, 'Tenant')
  const isVacant = read.value !== null && /^(?:vacant|vacancy|available|vacant space)$/i.test(read.value)
  return isVacant ? { value: null, token: read.value ?? '' } : read
}
