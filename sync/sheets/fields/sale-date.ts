import { readDate } from '../cells/read-date.ts'
import { ownColumn } from './own-column.ts'

export const saleDate = ownColumn('saleDate', {
  aliases:
    'sale date|date of sale|sold date|date sold|last sale date|closing date|close date|closed date|date closed|purchase date|acquisition date|recording date|recorded date|event date|transfer date|sold on|~sold|~coe|close of escrow|sales date|date of purchase|~transfer|~recorded|recordation date|event recorded|event recorded date|last sale dt|last transfer date|~last sold|last sold date|most recent sale date|most recent sale|sale dt|sale recorded date|~closed|~close|~closing|coe date|settlement date|settled date|~acquired|acquired date|date acquired|~purchased|date purchased|year sold|sale year|sale month|sold year|date recorded|~date|~transaction date|~deal date|closed on|close on',
  avoid: 'listing update lease option rent price sf previous prior',
  fillers: 'date',
  read: (cell, _, sheet) => readDate(cell, { ...sheet, label: 'Sale date' }),
})
