import { expect, test } from 'vitest'
import { seedDemoTeam } from '../../../db/demo-team.ts'
import { leaseEconomics } from '../../../sync/domain/economics/lease-economics.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { importOf, NO_DECISIONS, sendFile } from './import-job.ts'

const HEADER =
  'Address,City,State,Type,Leased SF,Rent ($/SF/Yr),Escalations,Term (months),Free Rent (months),TI/SF'
const lease = (n: number, rent: string, escalations: string) =>
  `${n} Gessner Rd,Houston,TX,Warehouse,20000,${rent},"${escalations}",36,1,0`
const CSV = [
  HEADER,
  lease(1, '25.00', 'Yr 1 $25.00, Yr 2 $25.50, Yr 3 $26.00'),
  lease(2, '25.00', '25.00/25.50/26.00'),
  lease(3, '25.00', '$0.50/SF/yr bumps'),
  lease(4, '24.00', '25.00/25.50/26.00'),
  lease(5, '24.00', '$25.00/$25.50/$26.00'),
].join('\n')

async function propertiesOf(server: AppUnderTest): Promise<Property[]> {
  const answer = await server.get('/api/properties')
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { properties } = (await answer.json()) as { properties: Property[] }
  return properties.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const perYear = (property: Property) => {
  const { figure } = leaseEconomics(property).netEffective
  return figure === null ? null : (figure * 12).toFixed(2)
}

test('rents of 25, 25.50 and 26 with a month free come to 24.81 a year net from an import on, and are corrected and exported as they are stated', async () => {
  const server = await appUnderTest()
  await seedDemoTeam(server.db)
  const upload = await sendFile(server, 'deals.csv', CSV)
  const { sourceId, counts } = await importOf(server, { upload, decisions: NO_DECISIONS })
  expect(counts).toMatchObject({ new: 5, rejected: 0 })
  const all = await propertiesOf(server)
  expect(all.map(({ rentSteps }) => rentSteps)).toEqual([
    '25.00, 25.50, 26.00 $/SF/yr by year',
    '25.00, 25.50, 26.00 $/SF/yr by year',
    '0.50 $/SF/yr more each year',
    null,
    null,
  ])
  expect(all.map(perYear)).toEqual(['24.81', '24.81', '24.81', null, null])
  const bounds = { minNetEffectiveRent: 2.0671, maxNetEffectiveRent: 2.0672 }
  const found = (await (await server.post('/api/properties/filter', bounds)).json()) as {
    results: Property[]
  }
  expect(found.results.map(({ name }) => name).sort()).toEqual(all.slice(0, 3).map(({ name }) => name))
  const again = await importOf(server, { sourceId })
  expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 5 })

  const correction = `/api/properties/${all[3]?.id}/corrections/rentSteps`
  const refused = await server.put(correction, { typed: '25, 25.50, 26 $/SF/yr' })
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { message: expect.stringContaining('begin with 25, and the rent is 2 $/SF/mo, 24 $/SF/yr') },
  ])
  expect((await server.put(correction, { typed: '24, 24.50, 25' })).status).toBe(200)
  const corrected = (await propertiesOf(server))[3] as Property
  expect(corrected.rentSteps).toBe('24.00, 24.50, 25.00 $/SF/yr by year')
  expect(perYear(corrected)).toBe(((24 * 11) / 12 / 3 + 24.5 / 3 + 25 / 3).toFixed(2))

  const file = await server.post('/api/properties/export', { format: 'csv', columns: 'all' })
  const own = await sendFile(server, 'own.csv', await file.text())
  await importOf(server, { upload: own, decisions: NO_DECISIONS })
  const stepsOf = Map.groupBy(await propertiesOf(server), ({ name }) => name)
  for (const [at, { name, rentSteps }] of all.entries())
    expect(stepsOf.get(name)?.map((property) => property.rentSteps)).toContain(
      at === 3 ? corrected.rentSteps : rentSteps,
    )
})
