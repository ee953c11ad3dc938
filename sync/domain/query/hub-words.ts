import { phraseTable } from './phrase-table.ts'

/** Whose yard it is, before its name. */
export const railways = new Set(['up', 'bnsf', 'kcs', 'cpkc', 'ns', 'csx', 'cn', 'cp', 'kcsm'])
/** What a place of the tables may be called behind its name. */
export const hubNouns = phraseTable([
  [
    true,
    'yard|rail yard|intermodal|intermodal yard|intermodal terminal|intermodal facility|ramp|rail ramp|terminal|facility|airport',
  ],
])
