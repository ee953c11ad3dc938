import { expect, test } from 'vitest'
import { sampleProperties } from '../../../db/sample/sample-properties.ts'
import { overlay } from '../../../sync/book/book.ts'
import { makeBase } from '../../make/book.ts'
import { askBuiltIn } from './ask-built-in.ts'

const properties = sampleProperties({ seed: 31, count: 1_500 }).toSorted((a, b) => (a.id < b.id ? -1 : 1))
const book = overlay(makeBase(1, properties), [])

/** The answer in lines, its table and the rows that are talked of from there on. */
async function told(...questions: string[]) {
  const { words, rows, found, context, figures } = await askBuiltIn(book, ...questions)
  const [answer = '', change = ''] = words.split('\n')
  const plain = (text: string) => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  const table = context.findings.table?.rows.map((row) => row.map(plain)) ?? []
  return { words, answer, change, rows, found, table, figures, ask: context.findings.asked?.ask }
}

const COMPARED = 'compare NNN rents in Houston and Katy'

test.each([
  ['and Tomball', 'compare NNN rents in Houston, Katy and Tomball', 'added in Tomball'],
  ['add Tomball', 'compare NNN rents in Houston, Katy and Tomball', 'added in Tomball'],
  ['just the warehouses', 'compare NNN warehouse rents in Houston and Katy', 'added warehouse'],
  ['for warehouses', 'compare NNN warehouse rents in Houston and Katy', 'added warehouse'],
  ['since 2022', 'compare NNN rents signed since 2022 in Houston and Katy', 'added signed since 2022'],
  [
    'what about median clear height',
    'compare median clear height of NNN in Houston and Katy',
    'median rent is now median clear height',
  ],
  ['drop Katy', 'median rent of NNN in Houston', 'dropped in Katy'],
])(
  '“%s” after a comparison tells what the whole question tells, and what changed',
  async (turn, whole, change) => {
    const after = await told(COMPARED, turn)
    const asked = await told(whole)
    expect(after.answer).toBe(asked.answer)
    expect(after.table).toEqual(asked.table)
    expect(after.change).toBe(`Changed: ${change}.`)
  },
)

test('what was asked of a comparison already is said to change nothing', async () => {
  for (const turn of ['only NNN', 'and Katy', 'drop Tomball']) {
    const { answer, change } = await told(COMPARED, turn)
    expect(answer).toBe((await told(COMPARED)).answer)
    expect(change).toBe(`Nothing changed: “${turn}” is what you have.`)
  }
})

test('words of a follow-up to a comparison that mean nothing are named', async () => {
  expect((await told(COMPARED, 'and Tomball zzyzx')).words).toContain('I did not understand “zzyzx”')
})

test('the two sets that were asked last are compared, and one more joins them', async () => {
  const talk = ['average rent in Houston', 'and in Katy?', 'compare them'] as const
  const both = await told('compare average rent in Houston and Katy')
  expect((await told(...talk)).answer).toBe(both.answer)
  expect((await told(...talk)).table).toEqual(both.table)
  const three = await told(...talk, 'and Tomball')
  expect(three.table).toEqual((await told('compare average rent in Houston, Katy and Tomball')).table)
  expect((await told(...talk, 'what about clear height')).ask).toMatchObject({
    kind: 'compare',
    figure: 'clearHeight',
    of: 'mean',
  })
})

test('of a list, the first two properties are compared as before', async () => {
  expect((await told('warehouses in Katy', 'compare them')).answer).toContain(' vs. ')
})

test.each([
  ['trend of NNN rents in Houston', 'since 2022', 'trend of NNN rents in Houston since 2022'],
  ['trend of NNN rents in Houston', 'signed since 2022', 'trend of NNN rents in Houston since 2022'],
  ['are rents in Houston going up', 'only since 2022', 'trend of rents in Houston since 2022'],
])('“%s”, “%s” is of the leases signed since then', async (first, turn, whole) => {
  const after = await told(first, turn)
  expect(after.answer).toBe((await told(whole)).answer)
  expect(after.change).toBe('Changed: added signed since 2022.')
})

test('the days of a line over time are changed once more, and not added', async () => {
  const { rows } = await told('trend of NNN rents in Houston', 'since 2022', 'since 2024')
  expect(rows?.criteria.filter(({ kind }) => kind === 'date')).toHaveLength(1)
})

test.each([
  ['by square feet', 'top 5 landlords in Houston by square feet', 'number of properties is now total size'],
  ['top 10', 'top 10 landlords in Houston', 'top 5 is now top 10'],
  ['the bottom 3', 'bottom 3 landlords in Houston', 'top 5 is now bottom 3'],
  ['in Katy', 'top 5 landlords in Katy', 'in Houston is now in Katy'],
  ['what about tenants', 'top 5 tenants in Houston', 'by landlord is now by tenant'],
  ['with rail', 'top 5 landlords in Houston with rail', 'added with rail'],
])('“%s” after a ranking changes that alone', async (turn, whole, change) => {
  const after = await told('top 5 landlords in Houston', turn)
  expect(after.table).toEqual((await told(whole)).table)
  expect(after.change).toBe(`Changed: ${change}.`)
})

test('what is ranked by its deals already is said to be so', async () => {
  expect((await told('top 5 landlords in Houston', 'by number of deals')).change).toMatch(/^Nothing changed/)
})

test.each([
  ['mean instead', 'average rent by landlord in Houston', 'median rent is now average rent'],
  ['by town instead', 'median rent by town in Houston', 'by landlord is now by town'],
  ['what about TI', 'median TI by landlord in Houston', 'median rent is now median TI allowance'],
])('“%s” after groups keeps the groups', async (turn, whole, change) => {
  const after = await told('median rent by landlord in Houston', turn)
  expect(after.table).toEqual((await told(whole)).table)
  expect(after.change).toBe(`Changed: ${change}.`)
})

test('a share is asked elsewhere of the whole there, and not of its part', async () => {
  const { answer } = await told('what share of leases in Houston are NNN', 'and in Katy?')
  expect(answer).toBe((await told('what share of leases in Katy are NNN')).answer)
})

test('a question that stands for itself after a figure tells of no change', async () => {
  const { words } = await told('average rent in Houston', 'what is the average clear height')
  expect(words).not.toContain('Changed')
})

/** How many properties of a town each landlord or tenant has, the most first. */
function ranked(field: 'landlordFirm' | 'tenant', isIn: (city: string | null) => boolean) {
  const counts = new Map<string, number>()
  for (const one of properties) {
    const name = one[field]
    if (name !== null && isIn(one.city)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])
}

test('the properties of one of a ranking are those of that landlord, in the town that was asked', async () => {
  const [first, second] = ranked('landlordFirm', (city) => city === 'Houston')
  for (const turn of ["show me the first one's properties", 'what does the first landlord own', '#1']) {
    const { rows, found } = await told('top 5 landlords in Houston', turn)
    expect({ turn, found }).toEqual({ turn, found: first?.[1] })
    expect(rows?.criteria).toContainEqual({
      kind: 'party',
      field: 'landlordFirm',
      text: first?.[0],
      not: false,
    })
  }
  const { found, change } = await told('top 5 landlords in Houston', 'the second one')
  expect(found).toBe(second?.[1])
  expect(change).toBe(`Changed: added landlord ${second?.[0]}.`)
})

test('one of ranked tenants is a tenant, of whom figures are told as well', async () => {
  const { rows, change } = await told('top 3 tenants', 'the second one')
  expect(rows?.criteria[0]).toMatchObject({ kind: 'party', field: 'tenant', not: false })
  expect(change).toMatch(/^Changed: added tenant /)
  const rent = await told('top 3 tenants', 'what is the average rent of the second one')
  expect(rent.rows?.criteria[0]).toEqual(rows?.criteria[0])
  expect(rent.answer).toMatch(/^The average rent of .+ tenant /)
})

test('a place that a ranking does not have is none of its rows', async () => {
  expect((await told('top 3 tenants', 'the ninth one')).answer).toBe(
    'Nothing changed: the ranking has no such row.',
  )
})

test('a row of a list is still that property', async () => {
  const { answer } = await told('5 largest warehouses in Houston', 'the second one')
  expect(answer).toContain(', Houston, TX')
})

test.each([
  'how many warehouses are in Houston and what is the average rent',
  'number of Houston warehouses and their average rent',
  'how many Houston warehouses, and the mean rent',
  'count and average rent of warehouses in Houston',
])('“%s” tells the count and the figure, each with its rows', async (question) => {
  const { answer, figures } = await told(question)
  const houston = properties.filter(
    ({ city, propertyType }) => city === 'Houston' && propertyType === 'Warehouse',
  )
  const rents = houston.filter(({ rentPerSf }) => rentPerSf !== null)
  const count = (n: number) => n.toLocaleString('en-US')
  expect(answer).toMatch(
    new RegExp(
      `^There are ${count(houston.length)} warehouses in Houston\\. The average rent of ${count(rents.length)} warehouses in Houston is \\$\\d\\.\\d\\d/SF/mo\\.`,
    ),
  )
  expect(figures.map(({ text }) => text).slice(0, 3)).toEqual([
    `${count(houston.length)} warehouses`,
    `${count(rents.length)} warehouses`,
    expect.stringMatching(/^\$/),
  ])
})

test('the figure that is asked first is told first', async () => {
  const { answer } = await told('average rent of warehouses in Houston and how many are there')
  expect(answer).toMatch(/^The average rent of .+ There are [\d,]+ warehouses in Houston\.$/)
})

test('how many landlords there are is told beside a figure of theirs', async () => {
  const { answer } = await told('how many landlords are in Houston and what is the average rent')
  expect(answer).toMatch(/^There are \d+ landlords among .+\. The average rent of .+ is \$\d\.\d\d/)
})

test('both figures of a question are asked elsewhere', async () => {
  const { answer, change } = await told(
    'how many warehouses are in Houston and what is the average rent',
    'and in Katy?',
  )
  expect(answer).toMatch(/^There are \d+ warehouses in Katy\. The average rent of \d+ warehouses in Katy is /)
  expect(change).toBe('Changed: in Houston is now in Katy.')
})
