import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const buyer = ownColumn('buyer', {
  aliases:
    'buyer|buyer name|purchaser|grantee|true buyer|true buyer company|true buyer name|buyer true|buyer true company|buyer true name|recorded buyer|recorded buyer company|recorded buyer name|buyer recorded|buyer recorded company|buyer recorded name|acquirer|acquiror|buyer entity|purchaser entity|grantee entity',
  avoid:
    'phone email industry type sf size contact improvement id address city state zip website naic sic credit rep broker agent',
  fillers: 'name company',
  read: (cell) => readText(cell, 'Buyer'),
})
