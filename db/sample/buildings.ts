import { PROPERTY_TYPES } from '../../sync/domain/known-types.ts'
import type { ImportedProperty } from '../../sync/domain/property.ts'
import { kept, type Random } from './random.ts'
import type { Submarket } from './submarkets.ts'

export type SampleType = (typeof PROPERTY_TYPES)[number]

/** Square feet: the middle size, how far sizes scatter (of the logarithm), and the ends. */
const SIZES: Record<SampleType, { middle: number; scatter: number; min: number; max: number }> = {
  Manufacturing: { middle: 48_000, scatter: 0.75, min: 6_000, max: 420_000 },
  Distribution: { middle: 165_000, scatter: 0.7, min: 32_000, max: 1_200_000 },
  Warehouse: { middle: 27_000, scatter: 0.8, min: 3_000, max: 260_000 },
  Office: { middle: 13_000, scatter: 0.6, min: 2_400, max: 84_000 },
}
/** Building over land. */
const COVERAGE: Record<SampleType, readonly [number, number]> = {
  Manufacturing: [0.14, 0.36],
  Distribution: [0.32, 0.48],
  Warehouse: [0.28, 0.46],
  Office: [0.22, 0.4],
}
const SQUARE_FEET_PER_ACRE = 43_560
const CRANES = [2, 3, 5, 5, 5, 7.5, 10, 10, 10, 10, 15, 20, 20, 25, 30, 40, 50]
const POWER = [
  '3-phase',
  'Heavy 3-phase',
  '400A 480V',
  '800A 480V 3-phase',
  '1,200 amps, 277/480V, 3-phase',
  '2,000 amps, 480V, 3-phase',
  '600A 240V 3-phase',
]
const COLUMNS = ["50' x 50'", "50' x 52'", "52' x 60'", "54' x 60'", "40' x 40'", "25' x 100'", "30' x 50'"]

type BuildingFacts = Pick<
  ImportedProperty,
  | 'squareFootage'
  | 'landSizeAcres'
  | 'clearHeight'
  | 'yearBuilt'
  | 'sprinklers'
  | 'dockDoors'
  | 'gradeDoors'
  | 'truckCourtFeet'
  | 'trailerStalls'
  | 'craneTons'
  | 'power'
  | 'officeSf'
  | 'columnSpacing'
  | 'rail'
>

/** A building with no gaps: what a sheet leaves out is decided later. */
export interface Building {
  type: SampleType
  squareFeet: number
  yearBuilt: number
  clearHeight: number
  isEsfr: boolean
  facts: BuildingFacts
}

export function makeBuilding(random: Random, submarket: Submarket): Building {
  const type = random.weighted<SampleType>(PROPERTY_TYPES, submarket.types)
  const squareFeet = makeSize(random, type)
  const yearBuilt = makeYear(random, submarket, type)
  const clearHeight = makeClearHeight(random, type, squareFeet, yearBuilt)
  const isDist = type === 'Distribution'
  const isMfg = type === 'Manufacturing'
  const isOffice = type === 'Office'
  const isEsfr =
    !isOffice && random.chance(isDist ? (yearBuilt >= 2000 ? 0.92 : 0.35) : yearBuilt >= 2005 ? 0.5 : 0.08)
  const docks = isOffice ? 0 : makeDocks(random, type, squareFeet)
  const acres = squareFeet / SQUARE_FEET_PER_ACRE / between(random, COVERAGE[type])
  const officeShare = isDist ? 0.02 + random.next() * 0.06 : 0.05 + random.next() * 0.2
  return {
    type,
    squareFeet,
    yearBuilt,
    clearHeight,
    isEsfr,
    facts: {
      squareFootage: kept(random, 0.985, squareFeet),
      landSizeAcres: kept(random, 0.82, Math.round(acres * 100) / 100),
      clearHeight: kept(random, isOffice ? 0.15 : 0.93, clearHeight),
      yearBuilt: kept(random, 0.93, yearBuilt),
      sprinklers: makeSprinklers(random, isEsfr, yearBuilt),
      dockDoors: isOffice ? null : kept(random, 0.93, docks),
      gradeDoors: isOffice ? null : kept(random, 0.85, random.int(isMfg ? 1 : 0, isMfg ? 6 : 3)),
      truckCourtFeet: docks > 5 ? kept(random, 0.6, random.int(22, 40) * 5) : null,
      trailerStalls: isDist ? kept(random, 0.5, Math.round(squareFeet / random.int(1500, 5000))) : null,
      craneTons: isMfg && random.chance(0.5) ? random.pick(CRANES) : null,
      power: random.chance(isMfg ? 0.72 : 0.28) ? random.pick(POWER) : null,
      officeSf: isOffice ? null : kept(random, 0.62, Math.round((squareFeet * officeShare) / 50) * 50),
      columnSpacing: isOffice ? null : kept(random, isDist ? 0.6 : 0.2, random.pick(COLUMNS)),
      rail: isOffice ? null : kept(random, 0.4, random.chance(isMfg ? 0.25 : 0.14)),
    },
  }
}

function makeSize(random: Random, type: SampleType): number {
  const { middle, scatter, min, max } = SIZES[type]
  const size = Math.min(max, Math.max(min, middle * Math.exp(random.normal() * scatter)))
  const step = size > 100_000 ? 100 : random.chance(0.7) ? 50 : 1
  return Math.round(size / step) * step
}

function makeYear(random: Random, { era: [from, to] }: Submarket, type: SampleType): number {
  const leaning = type === 'Distribution' ? Math.sqrt(random.next()) : random.next()
  return Math.round(from + leaning * (to - from))
}

/** Older stock is 16 to 24 feet clear; distribution since 2012 is 32 and more. */
function makeClearHeight(random: Random, type: SampleType, squareFeet: number, year: number): number {
  if (type === 'Office') return random.int(9, 14)
  if (type === 'Distribution') {
    if (year >= 2012) return random.pick(squareFeet > 300_000 ? [36, 36, 38, 40, 40] : [30, 32, 32, 32, 36])
    return random.pick(year >= 1995 ? [26, 28, 28, 30, 30] : [22, 24, 24, 26])
  }
  const base = year >= 2012 ? 26 : year >= 1995 ? 22 : year >= 1980 ? 19 : 15
  const height = base + random.int(0, 5) + (type === 'Manufacturing' ? 3 : 0)
  return random.chance(0.1) ? height + 0.5 : height
}

function makeDocks(random: Random, type: SampleType, squareFeet: number): number {
  if (type === 'Manufacturing' && random.chance(0.3)) return 0
  const perDoor = type === 'Distribution' ? 4_200 : type === 'Warehouse' ? 7_500 : 18_000
  return Math.max(
    random.chance(0.15) ? 0 : 1,
    Math.round((squareFeet / perDoor) * (0.6 + random.next() * 0.9)),
  )
}

function makeSprinklers(random: Random, isEsfr: boolean, year: number): string | null {
  if (random.chance(0.1)) return null
  if (isEsfr) return 'ESFR'
  return random.pick(year < 1975 ? [null, null, 'Wet'] : ['Wet', 'Wet', 'Wet', 'Dry', 'Yes', null])
}

function between(random: Random, [from, to]: readonly [number, number]): number {
  return from + random.next() * (to - from)
}
