import { readDate } from '../cells/read-date.ts'
import { ownColumn } from './own-column.ts'

export const expiration = ownColumn('expiration', {
  aliases:
    'expiration|~finish|runs through|lease runs through|expiration date|lease expiration|lease expiration date|exp|exp date|lxd|expiry|expiry date|lease end|lease end date|end date|termination date|lease expiry|lease exp|expire|lease expire|lease to|led|lease ends|termination|lease termination|lease termination date|termination dt|~end|~ending|ending date|end of lease|lease ending|end of term|term end|term end date|term expiration|term ending|lease end dt|~through|~thru|~to|to date|date to|lease to date|lease through|lease thru|term thru|~maturity|maturity date|lease maturity|expiration year|expiration month|lease expiration year|expiration dt|date expiration|date of expiration|date lease expiration|tenancy end|tenancy end date|current lease end|current term end|contract end|contract end date|~rollover|rollover date|lease rollover|rent end|lease ended|vacate date|vacating date|move out|move out date|~lease term|~term|rentexpr|leasexpr|vacate',
  avoid: 'option notice listing insurance right amendment fee',
  fillers: 'date',
  read: (cell, _, sheet) => readDate(cell, { ...sheet, label: 'Expiration', isEnd: true }),
})
