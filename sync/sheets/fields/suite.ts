import { readSuite } from '../cells/place/read-suite.ts'
import { ownColumn } from './own-column.ts'

export const suite = ownColumn('suite', {
  aliases:
    'suite|unit|suite number|unit number|ste|bay number|space number|address 2|address line 2|premises number|suite unit|unit suite|suite no|suite id|ste number|ste no|apt|~space|space id|~bay|bay no|~unit id|unit no|unit ref|floor suite|suite floor|suite bay|premises id|premises suite|leased suite|suite s|space suite|suite space|~rm|~room|~demise|~floor|suitid|~building space|~property space|~address suite|~address unit|~address space',
  avoid:
    'owner landlord tenant mailing mail billing seller buyer broker agent company email web corporate size sf price rent type total mix',
  fillers: '',
  read: (cell) => readSuite(cell),
})
