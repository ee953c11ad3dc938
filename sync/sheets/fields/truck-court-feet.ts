import { headerLengthUnit } from '../cells/column-units.ts'
import { readLength, TRUCK_COURT } from '../cells/read-length.ts'
import { ownColumn } from './own-column.ts'

export const truckCourtFeet = ownColumn('truckCourtFeet', {
  aliases:
    'truck court|truck court depth|court depth|truckcourt|truck court size|truck court ft|~court|truck apron|apron depth|loading court|truck court dim|truck ct|truckcourt depth|truck court length|truck court width|dock court depth',
  avoid: '',
  fillers: 'feet m meter',
  read: (cell, { words }) => readLength(cell, TRUCK_COURT, headerLengthUnit(words)),
})
