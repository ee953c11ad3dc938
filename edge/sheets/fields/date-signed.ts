import { readDate } from '../cells/read-date.ts'
import { ownColumn } from './own-column.ts'

export const dateSigned = ownColumn('dateSigned', {
  aliases:
    'date signed|signed date|execution date|date executed|executed date|executed|sign date|lease date|signing date|lease signed|lease execution date|lease signing date|deal date|transaction date|signed|lease signed date',
  avoid: 'sale listing update',
  fillers: 'date',
  read: (cell, _, sheet) => readDate(cell, { ...sheet, label: 'Date signed' }),
})
