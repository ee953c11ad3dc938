import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const zoning = ownColumn('zoning', {
  aliases:
    'zoning|zone|zoning code|zoning designation|zoning type|zoning district|current zoning|zoned|zoning class|zone code|zone designation|zone class|zone district',
  avoid: '',
  fillers: 'classification description',
  isShared: true,
  read: (cell) => readText(cell, 'Zoning'),
})
