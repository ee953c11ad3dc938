import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const brokerPhone = ownColumn('brokerPhone', {
  aliases:
    'broker phone|agent phone|contact phone|listing broker phone|listing agent phone|phone|phone number|telephone|leasing company phone|broker phone number|broker telephone|sale contact phone|sale company phone',
  avoid: 'tenant buyer seller owner landlord fax',
  fillers: 'number 1',
  read: (cell) => readText(cell, 'Telephone'),
})
