import { BUILDING_CLASSES, type BuildingClass } from '../../domain/known-types.ts'
import { type CellReading, readFigure } from '../cells/cell-reading.ts'
import { excerpt } from '../cells/plain-text.ts'
import type { Cell } from '../model/cell.ts'
import { ownColumn } from './own-column.ts'

export const buildingClass = ownColumn('buildingClass', {
  aliases:
    'class|building class|property class|quality class|building grade|class type|~class code|bldg cl|~cls|building quality|~quality|property grade|asset quality|~grade|class a b c|industrial class',
  avoid: 'use land lease tax assessor zoning',
  fillers: 'costar quality',
  isShared: true,
  read: (cell) => readClass(cell),
})

/** Reads `B`, `Class B` and `B+` as the letter. */
function readClass(cell: Cell): CellReading<BuildingClass> {
  return readFigure<BuildingClass>(cell, 'Class', (text, words) => {
    const letter = /^(?:class |cl\.? ?)?([abc])([+-]|[/ -][abc])?(?: class)?$/.exec(text)
    if (letter?.[2] !== undefined && /[abc]/.test(letter[2])) return { value: null, note: excerpt(words) }
    const value = BUILDING_CLASSES.find((known) => known.toLowerCase() === letter?.[1])
    if (value === undefined) return null
    return letter?.[2] === undefined ? { value } : { value, note: excerpt(words) }
  })
}
