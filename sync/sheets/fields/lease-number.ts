import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const leaseNumber = ownColumn('leaseNumber', {
  aliases:
    'lease number|lease id|lease code|lease no|tenant code|contract number|lease contract number|lease ref|lease reference|~lease|leasid|moccpid',
  avoid: '',
  fillers: '',
  read: (cell) => readText(cell, 'Lease number'),
})
