import { expect, test } from 'vitest'
import { CHOOSABLE_ROLES } from '../../../../sync/sheets/decisions/choosable-roles.ts'
import { GROUP_KINDS } from '../../../../sync/sheets/model/explained.ts'
import type { GroupDecision, ImportDecisions } from '../../../../sync/sheets/model/import-decisions.ts'
import { generatedCsv } from '../../../bench/generated-csv.ts'
import { decided, eventsIn } from './read-decided.ts'

const sheet = 'comps'

/** Numbers from 0 to 1 that look drawn, the same for the same seed. */
function draws(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const MESSY = [
  'Comp ID,Property Address,Tenant,Bldg SF,Leased SF,Base Rent,Date,Term,Exp.,TI ($/SF),Dock/GL,Notes',
  'A1,12 Oak St,Acme,40000,60000,9.60,Spring 25,60,Jun-30,$4.00,12 / 2,"Two, cranes"',
  'A2,,Bolt,85000,42600,0.81,13/25/2024,5 yrs,Jan-30,As-Is,8 / 1,',
  ',,Core,,,$11.64 NNN,#REF!,84 mos,8/31/2032,6,22/4,see file',
  'A3,16 Oak St,Dart,1.2M,-5,(0.85),"6/31/2025",TBD,,$725000,yes,',
  'A3,16 Oak St,Dart,12000,9000,900/SF/yr,Q3,36,Mar-29,,,x',
  'Total,,,1000000,,,,,,,,',
  '"unclosed,18 Oak St,Echo,1,2,3,4,5,6,7,8,9',
].join('\n')
const INPUTS = [
  MESSY,
  generatedCsv(60),
  'Address\n12 Oak St\n',
  'Field,A,B\nAddress,1 Oak St,2 Oak St\nRent,0.8,0.9\nBuilding SF,4000,5000\nYear Built,1990,2001\n',
]

const HEADERS = [
  ...(MESSY.split('\n')[0]?.split(',') ?? []),
  'Address',
  'Rent ($/SF/Mo)',
  'Notes',
  'nowhere',
  '',
]

function anyDecisions(draw: () => number): ImportDecisions {
  const pick = <T>(list: readonly T[]) => list[Math.floor(draw() * list.length)] as T
  const some = <T>(make: () => T) => Array.from({ length: Math.floor(draw() * 5) }, make)
  const dos: readonly GroupDecision[] = [
    { do: 'leave-empty' },
    { do: 'reject' },
    { do: 'keep' },
    { do: 'leave-out' },
    { do: 'as-month' },
    { do: 'as-year' },
    { do: 'replace', text: pick(['', '5', 'Mar 2025', '€ 3 “', '\0']) },
  ]
  return decided({
    columns: some(() => ({
      sheet: pick([sheet, sheet, 'other']),
      header: pick(HEADERS),
      ...(draw() > 0.8 && { nth: Math.floor(draw() * 3) }),
      use: pick([
        { as: 'ignored' } as const,
        { as: 'custom' } as const,
        { as: 'field', role: pick(CHOOSABLE_ROLES).role } as const,
        { as: 'field', role: pick(CHOOSABLE_ROLES).role, period: pick(['month', 'year'] as const) } as const,
        { as: 'field', role: pick(CHOOSABLE_ROLES).role, dates: 'day-first' } as const,
        { as: 'field', role: 'toString' } as const,
      ]),
    })),
    groups: some(() => ({
      sheet,
      header: pick([...HEADERS, null]),
      group: pick([...GROUP_KINDS, 'nonsense']),
      decision: pick(dos),
    })),
    cells: some(() => ({
      sheet,
      row: pick(['A1', 'A2', 'A3', 'A3 (2)', 'row 4', 'row 2']),
      header: pick(HEADERS),
      was: pick(['9.60', '', 'Q3', '#REF!', '13/25/2024']),
      text: pick(['', '1/2/2025', '0.9', 'Total', 'x'.repeat(40_000)]),
    })),
    rows: some(() => ({
      sheet: pick([sheet, 'other']),
      row: pick(['A1', 'A3 (2)', 'row 4']),
      group: pick(['duplicate', 'nonsense']),
      was: pick(['', '0'.repeat(16)]),
      decision: pick(dos),
    })),
  })
}

const SEEDS = Array.from({ length: 60 }, (_, i) => i)

test.each(INPUTS.map((input, i) => [i, input] as const))(
  'no decisions change nothing of what is read: input %i',
  async (_, input) => {
    expect(await eventsIn(input, { decisions: decided({}) })).toEqual(await eventsIn(input))
  },
)

test.each(INPUTS.map((input, i) => [i, input] as const))(
  'an explanation changes nothing of what is read: input %i',
  async (_, input) => {
    const plain = (await eventsIn(input, { explains: true })).map((event) => {
      if (event.kind !== 'sheet' && event.kind !== 'row') return event
      const { explained: _, ...rest } = event
      return rest
    })
    expect(plain).toEqual(await eventsIn(input))
  },
)

test('any decisions are taken without a failure, and their order means nothing', async () => {
  for (const seed of SEEDS) {
    const decisions = anyDecisions(draws(seed + 1))
    const turned: ImportDecisions = {
      columns: decisions.columns.toReversed(),
      groups: decisions.groups.toReversed(),
      cells: decisions.cells.toReversed(),
      rows: (decisions.rows ?? []).toReversed(),
    }
    const input = INPUTS[seed % INPUTS.length] ?? ''
    const [one, other] = await Promise.all([read(input, decisions), read(input, turned)])
    expect(other, `seed ${seed}`).toEqual(one)
  }
})

/** A file of which decisions leave no table ends in its own sentence. */
async function read(input: string, decisions: ImportDecisions): Promise<unknown> {
  try {
    return await eventsIn(input, { decisions, explains: false })
  } catch (error) {
    if (error instanceof Error && error.name === 'WorkbookError') return error.message
    throw error
  }
}

/** Fields that follow from a building's size, a rent's unit or the row's place as well as from their own column. */
const DEPENDENT = new Set(['name', 'custom'])

test('to ignore a column that is no field changes no other reading', async () => {
  const input =
    'Address,Base Rent,File Ref,Lease Signed\n12 Oak St,9.60,S:/1,3/4/2025\n14 Oak St,0.8,S:/2,Q3\n'
  const use = { as: 'ignored' } as const
  const before = await fieldsIn(input, decided({}))
  const after = await fieldsIn(input, decided({ columns: [{ sheet, header: 'File Ref', use }] }))
  expect(after).toEqual(before)
})

test.each(['Tenant', 'Broker Phone', 'Power', 'Sprinklers', 'Landlord', 'Commencement', 'Notes'])(
  'to ignore the column %s takes its field alone',
  async (header) => {
    const input = generatedCsv(40)
    const columns = [{ sheet, header, use: { as: 'ignored' } as const }]
    const before = await fieldsIn(input, decided({}))
    const after = await fieldsIn(input, decided({ columns }))
    const changed = new Set(
      before.flatMap((row, i) => Object.keys(row).filter((field) => row[field] !== after[i]?.[field])),
    )
    expect(changed.size).toBe(1)
  },
)

async function fieldsIn(input: string, decisions: ImportDecisions): Promise<Record<string, unknown>[]> {
  const events = await eventsIn(input, { decisions })
  return events.flatMap((event) => {
    if (event.kind !== 'row' || event.row.outcome.kind !== 'property') return []
    const entries = Object.entries(event.row.outcome.property)
    return [Object.fromEntries(entries.filter(([field]) => !DEPENDENT.has(field)))]
  })
}
