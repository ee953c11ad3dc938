import { readDate } from '../cells/read-date.ts'
import { ownColumn } from './own-column.ts'

export const commencement = ownColumn('commencement', {
  aliases:
    'commencement|commencement date|lease commencement|lease commencement date|rent commencement|rent commencement date|lcd|rcd|lease start|lease start date|start date|lease begin|occupancy date|move in date|move in|available date|date available|availability|availability date|possession date|lease from|commence|lease commence|start|begin date|lease begins',
  avoid: 'option sale',
  fillers: 'date',
  read: (cell, _, sheet) => readDate(cell, { ...sheet, label: 'Commencement' }),
})
