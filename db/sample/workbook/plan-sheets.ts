import { generateSample, type SampleProperty, type SampleSize } from '../generate-sample.ts'
import type { SubmarketId } from '../submarkets.ts'
import { planManufacturingSheet } from './manufacturing-sheet.ts'
import { planNorthSheet } from './north-sheet.ts'
import { type SheetPlan, titleRow } from './sheet-plan.ts'
import { planShipChannelSheet } from './ship-channel-sheet.ts'
import { planSouthwestSheet } from './southwest-sheet.ts'

/** What the first start imports. */
export const SAMPLE_SIZE: SampleSize = { seed: 1, count: 2846 }

type SheetId = 'north' | 'shipChannel' | 'southwest' | 'manufacturing'

const SHIP_CHANNEL: ReadonlySet<SubmarketId> = new Set([
  'pasadena',
  'laPorte',
  'deerPark',
  'baytown',
  'channelview',
  'east',
])
const SOUTHWEST: ReadonlySet<SubmarketId> = new Set(['southwest', 'stafford', 'south', 'pearland'])
/** Where one desk keeps the manufacturing deals apart. */
const MANUFACTURING: ReadonlySet<SubmarketId> = new Set(['south', 'pearland', 'tomball', 'conroe', 'cypress'])
const SPOILED_CANDIDATES = 200

/** The sheets of the sample workbook, in order. */
export function planSheets(size: SampleSize): SheetPlan[] {
  const bySheet = Map.groupBy(generateSample(size), sheetOf)
  const spoiled = Map.groupBy(generateSample({ seed: size.seed + 1, count: SPOILED_CANDIDATES }), sheetOf)
  const on = (sheet: SheetId) => [bySheet.get(sheet) ?? [], spoiled.get(sheet) ?? []] as const
  return [
    COVER,
    planNorthSheet(...on('north')),
    planShipChannelSheet(...on('shipChannel')),
    planSouthwestSheet(...on('southwest')),
    planManufacturingSheet(...on('manufacturing')),
    {
      name: 'Lists',
      columns: [],
      rows: ['Type', 'NNN', 'MG', 'Gross'].map((word) => titleRow(word)),
      isHidden: true,
    },
    { name: 'Sheet3', columns: [], rows: [] },
  ]
}

function sheetOf({ area, propertyType }: SampleProperty): SheetId {
  if (propertyType === 'Manufacturing' && MANUFACTURING.has(area)) return 'manufacturing'
  if (SHIP_CHANNEL.has(area)) return 'shipChannel'
  return SOUTHWEST.has(area) ? 'southwest' : 'north'
}

const COVER: SheetPlan = {
  name: 'Read me',
  columns: [],
  rows: [
    titleRow('Houston industrial comps: sample workbook'),
    titleRow(),
    titleRow('All properties, people, firms, rents and notes in this workbook are invented.'),
    titleRow('Streets, cities and ZIP codes are real; no building stands where a row says one does.'),
    titleRow('Each desk keeps its own sheet, with its own headers and habits, as desks do.'),
  ],
}
