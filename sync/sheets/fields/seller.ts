import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const seller = ownColumn('seller', {
  aliases:
    'seller|seller name|grantor|true seller|true seller company|true seller name|seller true|seller true company|seller true name|vendor|recorded seller|recorded seller company|recorded seller name|seller recorded|seller recorded company|seller recorded name|seller entity|vendor entity|grantor entity',
  avoid:
    'phone email industry type sf size contact improvement id address city state zip website naic sic credit rep broker agent',
  fillers: 'name company',
  read: (cell) => readText(cell, 'Seller'),
})
