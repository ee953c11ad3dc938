import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const compId = ownColumn('compId', {
  aliases:
    'comp id|comp number|comparable number|comparable id|lease comp id|lease comp number|sale comp id|sale comp number|deal id|deal number|transaction id|transaction number|listing id|listing number|record id|record number|~comp|comps id|comp identifier|comp code|comp ref|comp reference|comp reference number|~comparable|comp key|comp uuid|~lease comp|deal reference|deal ref|deal code|transaction code|transaction ref|listing key|mls number|mls id|~mls|~record|~ref|~ref number|~reference|~reference number|row id|~row number|~item|~item number|~line|entry id|case number|lease comparable number|~sale number|~number|event id|deal record id|compstak id|research id',
  avoid: 'tenant owner broker company parent user',
  fillers: 'lease sale',
  read: (cell) => readText(cell, 'Comp ID'),
})
