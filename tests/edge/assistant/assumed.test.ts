import { expect, test } from 'vitest'
import { askBuiltIn } from './ask-built-in.ts'
import { bookOf } from './book-of.ts'
import { makeAssistantBook } from './make-book.ts'

const book = makeAssistantBook()

test.each([
  ['warehouses in Katy under $12', 'The rent is taken as per year, by its size.'],
  ['net effective rent over $9 in Katy', 'The net effective rent is taken as per year, by its size.'],
  ['opex over $9 in Katy', 'The operating expenses are taken as per year, by their size.'],
  ['warehouses in Tombll', 'Read “Tombll” as Tomball.'],
  ['average rent in Tombll', 'Read “Tombll” as Tomball.'],
  ['average TI by broker', 'Brokers are taken as their firms. Ask “by agent” for the people.'],
  ['warehouses within 10 minutes of Katy', '10 minutes are taken as 5 mi in a straight line.'],
  [
    'warehouses in Katy with 3,000 amps',
    'No field says how much power there is: 3,000 amps is taken as 3-phase power.',
  ],
  ['how many buildings are within 10 minutes of Katy', '10 minutes are taken as 5 mi in a straight line.'],
])('the answer to “%s” says once what was taken for granted', async (question, sentence) => {
  const { words } = await askBuiltIn(book, question)
  expect(words.split(sentence)).toHaveLength(2)
})

test('an answer says in which other roles a name stands, and how to ask for them', async () => {
  const roles = { landlordFirm: 'Harkwell Partners', tenant: 'Orion Valve', brokerFirm: 'Orion Valve' }
  const held = bookOf([{ ...roles, seller: 'Harkwell Partners' }])
  const said = async (question: string) => (await askBuiltIn(held, question)).words
  expect(await said('Harkwell')).toContain(
    'Harkwell Partners is taken as the landlord. The name is also that of a seller: ask for “Harkwell Partners as seller”.',
  )
  expect(await said('Harkwell Partners as seller')).not.toContain('taken as')
  expect(await said('Orion Valve')).toContain('ask for “Orion Valve as brokerage”')
  expect(await said('Orion Valve as brokerage')).not.toContain('taken as')
})

test.each([
  'warehouses in Katy under $12 a year',
  'warehouses in Katy under $12 NNN per year',
  'warehouses within 5 miles of Katy',
  'median rent in Katy',
  'net effective rent of 84 months at $0.75 with 4 months free and $5 TI',
  'what is the net effective rent at $9 for 60 months with 3 months free',
  'warehouses with heavy power in Katy',
  'average TI by brokerage',
  'average TI by agent',
])('the answer to “%s” takes nothing for granted', async (question) => {
  const { words } = await askBuiltIn(book, question)
  expect(words).not.toMatch(/taken as|Read “/)
})
