import { headerLengthUnit } from '../cells/column-units.ts'
import { CLEAR_HEIGHT, readLength } from '../cells/read-length.ts'
import { ownColumn } from './own-column.ts'

export const clearHeight = ownColumn('clearHeight', {
  aliases:
    'clear height|clear|ceiling height|clear ceiling height|warehouse clear height|clearance|clear ceiling|ceiling|clearance height|ceiling clearance|~height|min clear|minimum clear|min clear height|clear interior height|interior clear height|interior height|interior clear|ceiling clear height|ceiling clear|clear ceiling ht|ceil height|ceil ht|ceiling ht ft|clear hgt ft|clear height range|clear height minimum|stack height|usable height|warehouse height|warehouse clear|wh clear height|min ceiling height|clear hieght|clr|cl ht|clht|cht|clear height feet|height clear|height clear ft|ceiling minimum|~ch|clear under joist|under beam clear|ceil',
  avoid: 'eave maximum span date office hook crane door fence overall ridge peak dock story stories floor',
  fillers: 'feet m meter minimum min in inch interior warehouse wh ceiling height clear range',
  read: (cell, { words }) => readLength(cell, CLEAR_HEIGHT, headerLengthUnit(words)),
})
