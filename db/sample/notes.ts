import type { Building, SampleType } from './buildings.ts'
import type { Random } from './random.ts'
import type { Submarket } from './submarkets.ts'

const OPENINGS: Record<SampleType, readonly string[]> = {
  Manufacturing: [
    'Freestanding manufacturing facility',
    'Heavy fabrication plant',
    'Machine shop with drive-around access',
    'Two-building service facility',
    'Well-kept shop and office',
    'Owner/user opportunity',
  ],
  Distribution: [
    'Cross-dock distribution facility',
    'Rear-load bulk distribution space',
    'Class A front-load building',
    'Institutional-quality distribution center',
    'Rail-adjacent bulk warehouse',
  ],
  Warehouse: [
    'Functional warehouse space',
    'Small-bay warehouse with front office',
    'Office/warehouse with drive-around access',
    'Dock-high warehouse',
    'Shallow-bay space, rare size for the submarket',
    'End cap unit',
  ],
  Office: [
    'Single-story office in an industrial park',
    'Flex building, high parking ratio',
    'Two-story office with attached storage',
    'Fully built-out office, plug and play',
  ],
}
const PARKING = ['4/1,000 parking', 'ample parking', 'covered parking for 20', 'fiber in place']
const YARDS = [
  'fenced and stabilized yard',
  'secured outside storage',
  '2.5 ac laydown yard',
  'fully fenced yard with lighting',
  'IOS-capable, crushed concrete yard',
  'outdoor storage permitted',
]
const LEDS = ['LED lighting', 'new LED warehouse lighting', 'LED high bays', 'LEDs throughout']
const WALLS = ['tiltwall', 'concrete tilt-wall', 'tilt-up construction', 'concrete tiltwall']
const LAYOUTS = [
  'Divisible to half, separate meters.',
  'Full drive-around concrete truck court, trucks circulate one way.',
  'Outside the city limits, no city tax.',
  'Triple freeport and foreign trade zone possible.',
  'Front parking, rear load, event-restricted park with on-site management.',
  'Suite has new paint, LVT in the office and a breakroom that opens to the warehouse.',
  'Slab is 7" reinforced, skylights in the warehouse, exhaust fans both ends.',
  'Landlord is local and handles roof and structure; tenant keeps HVAC contract.',
  'Second-generation space, racking can stay with an acceptable deal.',
  'Comp shared by owner rep, face rate before concessions, bumps as shown.',
  'Comp confirmed with Peña in leasing; rate is NNN, no brokers fee on renewal.',
]
const CLOSINGS = [
  'Call for details.',
  'Call broker for pricing.',
  'Do not disturb tenant.',
  'TI available.',
  'Sublease through term, bonus to procuring broker.',
  'Available immediately.',
  'Landlord will divide.',
  'Tours by appointment only.',
  'LL motivated.',
  'New roof 2021.',
  'Renewal option at FMV.',
  'Per José in leasing, will look at short term.',
]
const MAX_FEATURES = 8

/** What the broker wrote: mostly two or three lines, at times one or none. */
export function makeNotes(random: Random, submarket: Submarket, building: Building): string | null {
  if (random.chance(0.06)) return null
  if (random.chance(0.05)) return random.pick(LAYOUTS)
  const features = shuffled(random, featuresOf(random, building)).slice(0, random.int(4, MAX_FEATURES))
  const where = `${random.pick(['close to', 'minutes to', 'easy access to', 'quick access to', 'near'])} ${random.pick(submarket.near)}`
  const sentences = [
    `${random.pick(OPENINGS[building.type])} ${where}.`,
    features.length === 0 ? '' : `${capital(features.join(random.chance(0.85) ? ', ' : '; '))}.`,
    random.chance(0.75) ? random.pick(LAYOUTS) : '',
    random.chance(0.2) ? denial(random, building) : '',
    random.chance(0.55) ? random.pick(CLOSINGS) : '',
  ]
  const notes = sentences.filter((sentence) => sentence !== '').join(' ')
  return random.chance(0.03) ? notes.toUpperCase() : notes
}

/** What a broker says is missing, before anybody asks. */
function denial(random: Random, { facts: { craneTons, rail, gradeDoors } }: Building): string {
  return random.pick([
    'Not in the flood plain.',
    ...(craneTons === null ? ['No crane.'] : []),
    ...(rail === true ? [] : ['No rail.']),
    ...(craneTons === null && rail !== true ? ['No rail or crane.'] : []),
    ...(gradeDoors === 0 ? ['No grade-level doors.', 'No drive-ins, dock can potentially be ramped.'] : []),
  ])
}

function featuresOf(random: Random, { type, clearHeight, isEsfr, facts }: Building): string[] {
  if (type === 'Office')
    return [random.pick(PARKING), random.pick(LEDS), 'recent HVAC', `built ${facts.yearBuilt ?? 'in phases'}`]
  const { dockDoors, gradeDoors, craneTons, power, officeSf, truckCourtFeet, trailerStalls } = facts
  const feet = Math.floor(clearHeight)
  return [
    ...(random.chance(0.75)
      ? [random.pick([`${feet}' clear`, `${feet}' clear height`, `${feet} ft clear`])]
      : []),
    ...(isEsfr ? [random.pick(['ESFR', 'ESFR sprinklers', 'ESFR fire suppression'])] : []),
    ...(dockDoors !== null && dockDoors > 0 ? [docks(random, dockDoors)] : []),
    ...(gradeDoors !== null && gradeDoors > 0 ? [grades(random, gradeDoors)] : []),
    ...(craneTons !== null ? [cranes(random, craneTons)] : []),
    ...(power !== null && random.chance(0.7)
      ? [random.pick(['3-phase power', `${power} power`, 'heavy power'])]
      : []),
    ...(officeSf !== null && officeSf > 0 && random.chance(0.7) ? [offices(random, officeSf)] : []),
    ...(truckCourtFeet !== null
      ? [random.pick([`${truckCourtFeet}' truck court`, `${truckCourtFeet}-foot truck court`])]
      : []),
    ...(trailerStalls !== null && random.chance(0.6) ? [`${trailerStalls} trailer stalls`] : []),
    ...(random.chance(0.45) ? [random.pick(WALLS)] : []),
    ...(random.chance(0.35) ? [random.pick(LEDS)] : []),
    ...(random.chance(type === 'Manufacturing' ? 0.6 : 0.3) ? [random.pick(YARDS)] : []),
    ...(facts.rail === true ? ['rail served'] : []),
  ]
}

function docks(random: Random, count: number): string {
  const words = count === 1 ? '1 dock-high door' : `${count} dock-high doors`
  return random.pick([words, words.replace('-high', ''), `${count} DH`, `${words} w/ levelers`])
}

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

function grades(random: Random, count: number): string {
  const s = count === 1 ? '' : 's'
  return random.pick([
    `${count} grade-level door${s}`,
    `${COUNT_WORDS[count] ?? count} drive-in door${s}`,
    `${count} GL`,
    `(${count}) 12' x 14' grade-level door${s}`,
  ])
}

function cranes(random: Random, tons: number): string {
  return random.pick([
    `${tons}-ton crane`,
    `${tons} ton bridge crane`,
    `(2) ${tons}-ton cranes`,
    `${tons}-ton crane ready`,
  ])
}

function offices(random: Random, squareFeet: number): string {
  const figure = squareFeet.toLocaleString('en-US')
  return random.pick([
    `${figure} SF office`,
    `±${figure} SF of office`,
    `${figure} SF of two-story office`,
    'spec office',
  ])
}

function shuffled(random: Random, features: readonly string[]): string[] {
  return features
    .map((feature) => ({ feature, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ feature }) => feature)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
