import { readDate } from '../cells/read-date.ts'
import { ownColumn } from './own-column.ts'

export const expiration = ownColumn('expiration', {
  aliases:
    'expiration|expiration date|lease expiration|lease expiration date|exp|exp date|lxd|expiry|expiry date|lease end|lease end date|end date|termination date|lease expiry|lease exp|expire|lease expire|lease to|led|lease ends',
  avoid: 'option notice listing insurance',
  fillers: 'date',
  read: (cell, _, sheet) => readDate(cell, { ...sheet, label: 'Expiration' }),
})
