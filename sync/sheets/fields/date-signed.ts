import { readDate } from '../cells/read-date.ts'
import { ownColumn } from './own-column.ts'

const SIGNED = ['signed', 'executed', 'date signed', 'signed date', 'lease date', 'lease signed']
const CLOSED = ['closed', 'closed date', 'closing', 'closing date', 'sold']
/** `Signed / Closed`: when a lease was signed or a sale closed, whichever the row is of. */
const EITHER = [
  'lease date sale date',
  'signed sale date',
  ...SIGNED.flatMap((signed) => CLOSED.flatMap((closed) => [`${signed} ${closed}`, `${closed} ${signed}`])),
]

export const dateSigned = ownColumn('dateSigned', {
  aliases:
    'date signed|signed date|execution date|date executed|executed date|executed|exec d|execd|sign date|lease date|signing date|lease signed|lease execution date|lease signing date|deal date|transaction date|signed|lease signed date|date of lease|date of deal|date of transaction|lease executed|lease executed date|executed lease date|date of execution|date lease signed|signature date|contract date|agreement date|lease agreement date|comp date|date of comp|lease deal date|deal signed|signed on|sign month|signed month|signed quarter|sign quarter|signed year|transaction quarter|quarter signed|~quarter|transaction year|transaction month|lease dt|~date|~when|deal executed|transaction signed|transaction executed|transaction signing|'.concat(
      EITHER.join('|'),
    ),
  avoid:
    'sale listing update built available commencement expiration start end move begin closing sold recording inspection report as of birth delivery',
  fillers: 'date',
  read: (cell, _, sheet) => readDate(cell, { ...sheet, label: 'Date signed' }),
})
