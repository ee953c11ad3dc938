import { describe, expect, test } from 'vitest'
import type { GroupDecision } from '../../../../sync/sheets/model/import-decisions.ts'
import { decided, eventsIn, propertyIn, rowsIn } from './read-decided.ts'

const sheet = 'comps'

describe('cells that cannot be read', () => {
  const text = 'Address,Lease Signed\n12 Oak St,signed w/ ext.\n14 Oak St,3/4/2025\n'
  const groups = (decision: GroupDecision) => ({
    groups: [{ sheet, header: 'Lease Signed', group: 'date', decision }],
  })

  test('are left empty, and what they say goes to the notes', async () => {
    const [first, second] = await rowsIn(text, groups({ do: 'leave-empty' }))
    expect(first?.outcome).toMatchObject({
      kind: 'property',
      property: { dateSigned: null, notes: 'Lease Signed: signed w/ ext.' },
    })
    expect(second?.outcome).toMatchObject({ property: { dateSigned: '2025-03-04', notes: null } })
  })

  test('keep the notes that are there', async () => {
    const noted = 'Address,Lease Signed,Notes\n12 Oak St,signed w/ ext.,Two cranes\n'
    const { notes } = await propertyIn(noted, groups({ do: 'leave-empty' }))
    expect(notes).toBe('Two cranes\nLease Signed: signed w/ ext.')
  })

  test('reject their rows where that is decided, with the reason', async () => {
    const [first, second] = await rowsIn(text, groups({ do: 'reject' }))
    expect(first?.outcome).toMatchObject({ kind: 'rejected', problems: [{ column: 'Lease Signed' }] })
    expect(second?.outcome.kind).toBe('property')
  })

  test('are read as the one text that is given for all of them', async () => {
    const [first] = await rowsIn(text, groups({ do: 'replace', text: 'Mar 2025' }))
    expect(first?.outcome).toMatchObject({ property: { dateSigned: '2025-03' } })
    const reading =
      first?.outcome.kind === 'property' && first.outcome.readings.find(({ field }) => field === 'dateSigned')
    expect(reading).toMatchObject({ raw: 'signed w/ ext.', typed: 'Mar 2025' })
  })
})

test.each([
  ['as-month', 3.9],
  ['as-year', 0.325],
] as const)('rents without a period are read %s where that is decided', async (as, expected) => {
  const text = 'Address,Base Rent\n12 Oak St,3.90\n'
  const groups = [{ sheet, header: 'Base Rent', group: 'rent-period', decision: { do: as } }]
  expect(await propertyIn(text, { groups })).toMatchObject({ rentPerSf: expected, rentBasisAssumed: false })
})

test('a row that money would reject comes in without it where that is decided', async () => {
  const text = 'Address,Rent/SF/Yr\n12 Oak St,900\n'
  expect((await rowsIn(text))[0]?.outcome.kind).toBe('rejected')
  const groups = [
    { sheet, header: 'Rent/SF/Yr', group: 'contradicts', decision: { do: 'leave-empty' } as const },
  ]
  expect(await propertyIn(text, { groups })).toMatchObject({ rentPerSf: null, notes: 'Rent/SF/Yr: 900' })
})

test('rows without an address are rejected where that is decided, and others are not', async () => {
  const text = 'Property Name,Address,Rent\nFallbrook,12 Oak St,0.9\nGessner,,0.8\n'
  const groups = [{ sheet, header: null, group: 'no-address', decision: { do: 'reject' } as const }]
  const kinds = (await rowsIn(text, { groups })).map(({ outcome }) => outcome.kind)
  expect(kinds).toEqual(['property', 'rejected'])
})

test('a leased area above its building is left empty where that is decided', async () => {
  const text = 'Address,Building SF,Leased SF\n12 Oak St,40000,60000\n'
  const groups = [
    { sheet, header: 'Leased SF', group: 'area-above-building', decision: { do: 'leave-empty' } as const },
  ]
  expect(await propertyIn(text)).toMatchObject({ leasedSf: 60_000 })
  expect(await propertyIn(text, { groups })).toMatchObject({ leasedSf: null, squareFootage: 40_000 })
})

test('a rent far outside its column is rejected where that is decided, and its neighbors are not', async () => {
  const rents = [0.8, 0.85, 0.9, 0.95, 0.8, 0.82, 0.88, 0.91, 0.9, 8.5]
  const text = `Address,Rent/SF/Mo\n${rents.map((rent, i) => `${i + 1} Oak St,${rent} /SF/Mo`).join('\n')}\n`
  const groups = [{ sheet, header: 'Rent/SF/Mo', group: 'rent-outlier', decision: { do: 'reject' } as const }]
  expect((await rowsIn(text)).every(({ outcome }) => outcome.kind === 'property')).toBe(true)
  const kinds = (await rowsIn(text, { groups })).map(({ outcome }) => outcome.kind)
  expect(kinds).toEqual([...Array.from({ length: 9 }, () => 'property'), 'rejected'])
})

describe('a cell that was typed anew', () => {
  const text = 'Comp ID,Address,Lease Signed\nA1,12 Oak St,6/31/2025\nA2,14 Oak St,6/31/2025\n'
  const cell = { sheet, row: 'A1', header: 'Lease Signed', was: '6/31/2025', text: '6/30/2025' }

  test('is read in its row only, and the reading says that a person typed it', async () => {
    const [first, second] = await rowsIn(text, { cells: [cell] })
    expect(first?.outcome).toMatchObject({ property: { dateSigned: '2025-06-30' } })
    expect(first?.cells[2]).toBe('6/31/2025')
    const readings = first?.outcome.kind === 'property' ? first.outcome.readings : []
    expect(readings.find(({ field }) => field === 'dateSigned')).toMatchObject({
      raw: '6/31/2025',
      typed: '6/30/2025',
    })
    expect(second?.outcome).toMatchObject({ property: { dateSigned: null } })
  })

  test('follows its row to another place of the sheet', async () => {
    const moved = 'Comp ID,Address,Lease Signed\nA2,14 Oak St,6/31/2025\nA1,12 Oak St,6/31/2025\n'
    const dates = (await rowsIn(moved, { cells: [cell] })).map(({ outcome }) =>
      outcome.kind === 'property' ? outcome.property.dateSigned : null,
    )
    expect(dates).toEqual([null, '2025-06-30'])
  })

  test('is not used once the sheet says something else, and that is told', async () => {
    const mended = text.replace('6/31/2025', '5/31/2025')
    const events = await eventsIn(mended, { decisions: decided({ cells: [cell] }) })
    expect(events.at(-1)).toMatchObject({ kind: 'stale', sentence: expect.stringContaining('6/31/2025') })
    expect(events.slice(0, -1)).toEqual(await eventsIn(mended))
  })

  test('gives a rejected row, told by its number, what identifies it', async () => {
    const nameless = 'Address,Rent\n12 Oak St,0.9\n,0.8\n'
    const cells = [{ sheet, row: 'row 3', header: 'Address', was: '', text: '14 Oak St' }]
    const rows = await rowsIn(nameless, { cells })
    expect(rows[1]?.outcome).toMatchObject({ kind: 'property', property: { address: '14 Oak St' } })
  })

  test('of two rows that go by the same stays with its own', async () => {
    const alike = 'Address,Lease Signed\n12 Oak St,Q3\n12 Oak St,Q3\n'
    const events = await eventsIn(alike, { explains: true })
    const refs = events.flatMap((event) => (event.kind === 'row' ? (event.explained?.ref ?? []) : []))
    expect(refs[1]).toBe(`${refs[0]} (2)`)
    const cells = [{ sheet, row: refs[1] ?? '', header: 'Lease Signed', was: 'Q3', text: 'Q3 2025' }]
    const dates = (await rowsIn(alike, { cells })).map(({ outcome }) =>
      outcome.kind === 'property' ? outcome.property.dateSigned : null,
    )
    expect(dates).toEqual([null, '2025-Q3'])
  })
})

describe('tables', () => {
  const text = 'Address,Rent\n12 Oak St,0.9\n\n\nAddress,Building SF\n14 Oak St,40000\n16 Oak St,50000\n'

  test('that were not chosen are named with their rows, and not read', async () => {
    const all = await eventsIn(text)
    expect(all.filter(({ kind }) => kind === 'sheet')).toHaveLength(2)
    const events = await eventsIn(text, { decisions: decided({ tables: [{ sheet, table: 1 }] }) })
    expect(events.filter(({ kind }) => kind === 'sheet')).toHaveLength(1)
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'passed-over',
        reason: 'not-chosen',
        table: expect.objectContaining({ inSheet: 0 }),
      }),
    )
    const addresses = events.flatMap((event) =>
      event.kind === 'row' && event.row.outcome.kind === 'property'
        ? [event.row.outcome.property.address]
        : [],
    )
    expect(addresses).toEqual(['14 Oak St', '16 Oak St'])
  })

  test('end the reading in a sentence where none of those chosen is there', async () => {
    const decisions = decided({ tables: [{ sheet: 'Leases', table: 0 }] })
    await expect(eventsIn(text, { decisions })).rejects.toThrow(
      'comps.csv has none of the tables that were chosen.',
    )
  })
})
