import { BROKER_FIRMS } from './firms.ts'
import { createRandom } from './random.ts'

export interface Broker {
  name: string
  firm: string
  /** In the range kept for fiction, 555-0100 to 555-0199. */
  phone: string
  /** At a name kept for examples. */
  email: string
}

const FIRST_NAMES =
  'Dana Marcus José Priya Renée Tomás Whitney Darnell Lucía Graham Yolanda Terrence Zoë Hollis Ximena Clay Beatriz Rhett Anneliese Andrés Shelby Quentin Noemí Wade Imani Garrett Maribel Thuy Colton Inés'.split(
    ' ',
  )
const LAST_NAMES =
  'Whitlowe Brackmoor Peñalver Tenderholt Vasquelle Okonmore Lindhollow Quarlesby Núñezal Featherby Castrovane Harkwell Muñozetti Dovemarsh Elderkamp Trujano Wrencastle Bexworth Ibarrund Saltmarch Gravendale Moorfield-Peña Kestleman Nguyenfeld Arbenal Poolewick Zamorrey Hightree Cordobés Larkspurne'.split(
    ' ',
  )
const AREA_CODES = ['713', '281', '832', '346']
const BROKER_COUNT = 90

/** Invented people: about 90, three or four to a firm, the same ones always. */
export const BROKERS: readonly Broker[] = Array.from({ length: BROKER_COUNT }, (_, i) => {
  const random = createRandom(90, i)
  const first = FIRST_NAMES[i % FIRST_NAMES.length]
  const last = LAST_NAMES[(i * 11 + Math.floor(i / 30)) % LAST_NAMES.length]
  const firm = BROKER_FIRMS[i % BROKER_FIRMS.length] ?? ''
  const name = `${first} ${last}`
  return {
    name,
    firm,
    phone: `(${random.pick(AREA_CODES)}) 555-01${String(random.int(0, 99)).padStart(2, '0')}`,
    email: `${plain(name).replace(' ', '.')}@${plain(firm).replace(/ .*/, '')}.example.com`,
  }
})

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^a-z -]/gi, '')
    .toLowerCase()
}
