import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const buyer = ownColumn('buyer', {
  aliases:
    'buyer|buyer name|purchaser|grantee|true buyer|recorded buyer|acquirer|acquiror|buyer entity|purchaser entity|grantee entity',
  avoid:
    'phone email industry type sf size contact improvement id address city state zip website naic sic credit rep broker agent',
  fillers: 'name company',
  read: (cell) => readText(cell, 'Buyer'),
})
