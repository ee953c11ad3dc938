import { headerLengthUnit } from '../cells/column-units.ts'
import { CLEAR_HEIGHT, readLength } from '../cells/read-length.ts'
import { ownColumn } from './own-column.ts'

export const clearHeight = ownColumn('clearHeight', {
  aliases:
    'clear height|clear|ceiling height|clear ceiling height|warehouse clear height|clearance|clear ceiling|ceiling|clearance height|ceiling clearance|eave height|eave',
  avoid: 'maximum span date office hook crane door',
  fillers: 'feet m meter minimum min in inch interior',
  read: (cell, { words }) => readLength(cell, CLEAR_HEIGHT, headerLengthUnit(words)),
})
