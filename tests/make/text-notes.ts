import type { SeededRandom } from './seeded-random.ts'

const thousands = (random: SeededRandom, low: number, high: number): string =>
  `${random.int(low, high)},${String(random.int(0, 19) * 50).padStart(3, '0')}`
const money = (random: SeededRandom): string => `$${(random.int(38, 160) / 100).toFixed(2)}`
const month = (random: SeededRandom): string =>
  random.pick(['January', 'February', 'March', 'April', 'June', 'July', 'September', 'October', 'November'])
const road = (random: SeededRandom): string =>
  random.pick([
    'I-10',
    'I-45',
    'US-290',
    'Beltway 8',
    'Loop 610',
    'Hwy 225',
    'SH-99',
    'FM 1960',
    'Hardy Toll Road',
  ])

/** What brokers write about a building, a sentence each. */
const SENTENCES: readonly ((random: SeededRandom) => string)[] = [
  (r) => `${r.int(16, 40)}' clear height with ${r.pick(['ESFR', 'wet', 'ordinary hazard'])} sprinkler system`,
  (r) =>
    `${r.int(2, 96)} dock-high doors and ${r.int(1, 6)} ${r.pick(['grade-level doors', 'drive-in ramps'])}`,
  (r) =>
    `${r.pick(['Heavy power', '3-phase power', 'Power'])}: ${r.int(4, 40) * 100} amps, ${r.pick(['480', '277/480', '208'])} volts`,
  (r) =>
    `${thousands(r, 1, 18)} SF of ${r.pick(['office space', 'two-story office', 'climate controlled office'])}`,
  (r) => `${r.pick(['Truck court', 'Shared truck court', 'Secured truck court'])} of ${r.int(100, 210)} feet`,
  (r) =>
    `(${r.int(1, 6)}) ${r.int(2, 50)}-ton bridge ${r.pick(['crane', 'cranes'])}, ${r.int(18, 34)}' under hook`,
  (r) =>
    `${r.pick(['Concrete tiltwall construction', 'Metal building on slab', 'Tiltwall, renovated'])} ${r.int(1968, 2025)}`,
  (r) => `${r.int(12, 140)} trailer stalls and ${r.int(20, 300)} car parks`,
  (r) => `LED warehouse lighting installed ${r.int(2016, 2025)}`,
  (r) => `Asking ${money(r)}/SF/mo ${r.pick(['NNN', 'gross', 'modified gross'])}, opex est. ${money(r)}`,
  (r) =>
    `Tenant pays ${r.pick(['taxes, insurance and CAM', 'utilities', 'its own electricity'])} from ${month(r)} ${r.int(2019, 2026)}`,
  (r) =>
    `Rail served by ${r.pick(['BNSF', 'Union Pacific', 'PTRA', 'a short line'])}; ${r.int(2, 12)} rail doors`,
  (r) =>
    `Immediate access to ${road(r)} and ${road(r)}, ${r.int(1, 30)} miles from ${r.pick(['the port', 'the airport', 'downtown'])}`,
  (r) =>
    `${r.int(1, 12)}.${r.int(0, 9)} acres of ${r.pick(['stabilized', 'fenced', 'paved'])} outdoor storage yard`,
  (r) =>
    `Sublease through ${month(r)} ${r.int(2025, 2032)}; ${r.pick(['direct deal possible', 'term negotiable', 'furniture stays'])}`,
  (r) => `${r.int(40, 60)}' x ${r.int(40, 60)}' column spacing, ${r.int(5, 8)}" reinforced slab`,
  (r) => `TI allowance ${money(r)} and ${r.int(1, 9)} months free on a ${r.int(36, 132)}-month term`,
  (r) =>
    `Ideal for ${r.pick(['distribution', 'light manufacturing', 'cold storage', 'oilfield service', 'e-commerce'])} users`,
  (r) =>
    `Parcel ${r.int(100, 999)}-${r.int(10, 99)}-${r.int(1000, 9999)}, lot ${r.int(1, 90)} block ${r.int(1, 30)}`,
  (r) =>
    `Contact ${r.pick(['Dana', 'Luis', 'Priya', 'Walt'])} at 713-555-01${r.int(10, 99)} or suite${r.int(100, 990)}@example.com`,
  (r) =>
    `Call ${r.pick(['Dana', 'Luis', 'Priya', 'Walt', 'Meg'])} at ext. ${r.int(100, 999)} before showing, ${r.int(24, 72)} hours notice`,
]
const FOREIGN = [
  'see Peña file',
  'ask José',
  'Cañon tract – phase II',
  'tenant’s option',
  '½ mile to ramp',
  '“as is”',
  'near café',
  '東 lot',
  '🏗 under way',
]

/** Notes of about 210 characters, nearly every one of them different; a few with non-ASCII characters. */
export function makeNotes(random: SeededRandom): string {
  const sentences = Array.from({ length: random.int(3, 7) }, () => random.pick(SENTENCES)(random))
  if (random.chance(0.03)) sentences.push(random.pickOften(FOREIGN))
  return `${sentences.join(random.pick(['. ', '; ', '. ', ', ']))}.`
}
