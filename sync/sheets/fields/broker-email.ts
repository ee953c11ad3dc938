import { readEmail } from '../cells/people/read-broker.ts'
import { ownColumn } from './own-column.ts'

export const brokerEmail = ownColumn('brokerEmail', {
  aliases:
    'broker email|agent email|contact email|listing broker email|listing agent email|email|email address|e mail|broker e mail',
  avoid: 'tenant buyer seller owner landlord',
  fillers: '1',
  read: (cell) => readEmail(cell),
})
