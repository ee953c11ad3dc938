import { describe, expect, test } from 'vitest'
import { decided, eventsIn, propertyIn } from './read-decided.ts'

const sheet = 'comps'

describe('a column', () => {
  const text = 'Address,Tenant,Rate,Signed,File\n12 Oak St,Acme,9.60,3/4/2025,S:/1\n'

  test('is read as the field that a person says', async () => {
    const columns = [{ sheet, header: 'Signed', use: { as: 'field', role: 'commencement' } as const }]
    expect(await propertyIn(text)).toMatchObject({ dateSigned: '2025-03-04', commencement: null })
    expect(await propertyIn(text, { columns })).toMatchObject({
      dateSigned: null,
      commencement: '2025-03-04',
    })
  })

  test('that is ignored is no custom field either, and one kept as a custom field is no field', async () => {
    const ignored = [{ sheet, header: 'File', use: { as: 'ignored' } as const }]
    expect((await propertyIn(text)).custom).toContain('S:/1')
    expect((await propertyIn(text, { columns: ignored })).custom).toBeNull()
    const custom = [{ sheet, header: 'Tenant', use: { as: 'custom' } as const }]
    expect(await propertyIn(text, { columns: custom })).toMatchObject({
      tenant: null,
      custom: expect.stringContaining('Acme'),
    })
  })

  test('that is decided comes before another that its field would go to', async () => {
    const two = 'Address,Tenant,Company\n12 Oak St,Acme,Bolt\n'
    const columns = [{ sheet, header: 'Company', use: { as: 'field', role: 'tenant' } as const }]
    const property = await propertyIn(two, { columns })
    expect(property.tenant).toBe('Bolt')
    expect(property.custom).toContain('Acme')
  })

  test('of several with one header is told by its number, and never guessed without it', async () => {
    const twice = 'Address,Rent,Rent\n12 Oak St,$0.80/SF/Mo,$0.95/SF/Mo\n'
    const use = { as: 'field', role: 'rentPerSf' } as const
    expect((await propertyIn(twice)).rentPerSf).toBeNull()
    const second = await propertyIn(twice, { columns: [{ sheet, header: 'Rent', nth: 1, use }] })
    expect(second.rentPerSf).toBe(0.95)
    const events = await eventsIn(twice, {
      decisions: decided({ columns: [{ sheet, header: 'Rent', use }] }),
    })
    expect(events.at(-1)).toMatchObject({ kind: 'stale', sentence: expect.stringContaining('“Rent”') })
  })
})

test('a period that a person states holds for rents without one, and is no longer assumed', async () => {
  const text = 'Address,Base Rent\n12 Oak St,3.90\n'
  expect(await propertyIn(text)).toMatchObject({ rentPerSf: 3.9, rentBasisAssumed: true })
  const use = { as: 'field', role: 'rentPerSf', period: 'year' } as const
  const property = await propertyIn(text, { columns: [{ sheet, header: 'Base Rent', use }] })
  expect(property).toMatchObject({ rentPerSf: 0.325, rentBasisAssumed: false })
})

test('a rent that says its own period keeps it, whatever the column is decided to be', async () => {
  const use = { as: 'field', role: 'rentPerSf', period: 'year' } as const
  const text = 'Address,Base Rent\n12 Oak St,0.90/SF/Mo\n'
  const property = await propertyIn(text, { columns: [{ sheet, header: 'Base Rent', use }] })
  expect(property.rentPerSf).toBe(0.9)
})

test.each([
  ['day-first', '2025-04-03'],
  ['month-first', '2025-03-04'],
] as const)('dates that a person calls %s are read so', async (dates, expected) => {
  const text = 'Address,Lease Signed\n12 Oak St,03.04.2025\n14 Oak St,14.04.2025\n'
  const use = { as: 'field', role: 'dateSigned', dates } as const
  const property = await propertyIn(text, { columns: [{ sheet, header: 'Lease Signed', use }] })
  expect(property.dateSigned).toBe(expected)
})

test('a decision about a column that is gone is told, and changes no other column', async () => {
  const text = 'Address,Base Rent\n12 Oak St,0.90\n'
  const columns = [{ sheet, header: 'Asking Rent', use: { as: 'ignored' } as const }]
  const events = await eventsIn(text, { decisions: decided({ columns }) })
  const stale = {
    kind: 'stale',
    sheet,
    sentence: 'The answer about column “Asking Rent” of “comps” fits no column of it.',
  }
  expect(events).toEqual([...(await eventsIn(text)), stale])
})

test('a decision that names no field there is, is told and not used', async () => {
  const text = 'Address,Base Rent\n12 Oak St,0.90\n'
  const columns = [{ sheet, header: 'Base Rent', use: { as: 'field', role: 'nonsense' } as const }]
  const events = await eventsIn(text, { decisions: decided({ columns }) })
  expect(events.slice(0, -1)).toEqual(await eventsIn(text))
  expect(events.at(-1)).toMatchObject({ kind: 'stale' })
})
