import { expect, test } from 'vitest'
import { slotsOf } from '../../../sync/assistant/row-set.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { askBuiltIn } from './ask-built-in.ts'
import { makeAssistantBook, ORDER } from './make-book.ts'

const book = makeAssistantBook()

/** The first letters of what is talked of after the last question, in order; empty where nothing was found. */
async function lettersAfter(questions: readonly string[]): Promise<string> {
  const { rows } = await askBuiltIn(book, ...questions)
  if (rows === null) return ''
  return Array.from(slotsOf(book, rows), (slot) => propertyAt(book, slot).name.charAt(0)).join('')
}

const KATY = 'warehouses in Katy'

test.each<[questions: string, found: string]>([
  ['Find warehouse space in Katy', 'ABC'],
  ['Find warehouse space in Houston', ''],
  ['Show me properties with crane capability', 'AD'],
  ['What manufacturing space is available under $2/sf?', 'D'],
  ['How many warehouses are there in Katy?', 'ABC'],
  ['how many properties are in the book?', 'HEAFBCDG'],
  ['Which warehouses in Katy have a rent below 90 cents?', 'A'],
  ['Which warehouses in Katy have a rent of at most 90 cents?', 'AB'],
  ['find Hazel Center', 'H'],
  ['cheapest warehouse', 'EAFBC'],
  ['top 2 cheapest warehouses in Katy', 'AB'],
  ['the three largest buildings', 'HDC'],
  ['smallest two warehouses', 'AE'],
  ['Which property has the highest clear height?', 'HBFDEACG'],
  ['warehouses near Katy', 'CBA'],
  ['closest warehouses to Katy', 'CBA'],
  ['what is within 5 miles of 104 Elm Rd', 'EF'],
  ['compare Alder Depot and Fir Depot', 'AF'],
  ['Alder Depot vs Birch Depot', 'AB'],
  ['tell me about Birch Depot', 'B'],
  ['What is the rent of Birch Depot?', 'B'],
  [`${KATY} | only those under $1`, 'AB'],
  [`${KATY} | cheaper than $0.80`, 'A'],
  [`${KATY} | remove Katy`, 'EAFBC'],
  [`${KATY} | the two largest`, 'CB'],
  [`${KATY} | the two largest | which of them is cheapest?`, 'BC'],
  [`${KATY} | and with cranes?`, 'A'],
  [`${KATY} | without cranes`, 'BC'],
  [`${KATY} | what about Tomball instead`, 'EF'],
  [`${KATY} | and Tomball`, 'EAFBC'],
  [`${KATY} | which has the highest clear height?`, 'BAC'],
  [`${KATY} | at least 30,000 sf`, 'BC'],
  [`${KATY} | how many?`, 'ABC'],
  [`${KATY} | average rent`, 'ABC'],
  [`${KATY} | under $1 | any rent`, 'ABC'],
  [`${KATY} | only NNN`, 'AB'],
  [`${KATY} | compare the first two`, 'AB'],
  [`${KATY} | how does that compare with Tomball?`, 'EAFBC'],
  [`${KATY} | show me offices in Houston`, 'G'],
  ['warehouses | except Katy', 'EF'],
])('“%s” is about %s', async (questions, found) => {
  expect(await lettersAfter(questions.split(' | '))).toBe(found)
})

test.each<[question: string, answer: string]>([
  [KATY, 'I found 3 warehouses in Katy.'],
  ['"depot"', 'I found 5 properties with “depot” in the record.'],
  ['offices in Houston', 'I found 1 office property in Houston. It is Gum Plaza, with no rent listed.'],
  [
    'Which property has the highest clear height?',
    'Hazel Center has the highest clear height of 8 properties: 36 ft. Next is Birch Depot with 32 ft. 2 of them do not list it.',
  ],
  [
    'What are warehouses in Katy leasing for?',
    [
      'The median rent of 3 warehouses in Katy is $0.90/SF/mo. The mean is $0.90/SF/mo.',
      'It rests on 3 only.',
      'Lease types are mixed: 2 NNN, 1 Gross.',
    ].join('\n'),
  ],
  [
    'average rent under $0.55',
    'The average rent of 1 property under $0.55/SF/mo is $0.50/SF/mo.\nIt rests on 1 only.',
  ],
  [
    'average rent of the properties',
    [
      'The average rent of 7 properties is $0.86/SF/mo. The median is $0.80/SF/mo; the middle half run $0.65 to $1.00.',
      'NNN, Gross and MG: fewer than 5 each, too few to lean on.',
      '1 more does not state the rent and is not counted.',
      'Lease types are mixed: 4 NNN, 1 Gross, 1 MG, and 1 does not say.',
    ].join('\n'),
  ],
  ['what percent of space is NNN', '59% of the total size of 8 properties is NNN: 290,000 SF of 490,000 SF.'],
  ['what share of warehouses in Katy are gross', '33% of 3 warehouses in Katy are Gross: 1 of them.'],
  ['how many towns do we have buildings in', 'There are 3 towns among 8 properties.'],
  ['what is the total SF in Katy', 'The total size of 4 properties in Katy is 200,000 SF.'],
  ['cap rate in Katy', 'None of 4 properties in Katy states the cap rate, so it cannot be worked out.'],
  [
    'vacancy in Katy',
    'I do not work out vacancy, and give no other figure for it. The nearest I can do: ask for the average percent leased of the same properties.',
  ],
  [
    'average commission in Katy',
    'I do not work out “commission”, and give no other figure for it. The nearest I can do: ask for the median rent of the same properties.',
  ],
  [
    'warehouses in Katy, never with Zorbix on it',
    'I found 3 warehouses in Katy. I did not understand “never with Zorbix” and left it out.',
  ],
  [
    'rent range in Katy',
    [
      'The rent of 4 properties in Katy runs from $0.70/SF/mo to $1.40/SF/mo. The middle half run $0.85 to $1.18; the median is $1.00/SF/mo.',
      'It rests on 4 only.',
      'Lease types are mixed: 2 NNN, 1 Gross, 1 MG.',
    ].join('\n'),
  ],
  [
    'warehouses by town',
    'By town, the number of properties is highest for Katy at 3 and lowest for Tomball at 2. Over 5 warehouses.',
  ],
  [
    'compare warehouses in Katy with Tomball',
    [
      'Warehouses in Katy are higher at $0.90/SF/mo, 29% above warehouses in Tomball at $0.70/SF/mo.',
      'Warehouses in Katy: it rests on 3 only.',
      'Warehouses in Katy: lease types are mixed: 2 NNN, 1 Gross.',
      'Warehouses in Tomball: it rests on 2 only.',
    ].join('\n'),
  ],
  ['blorf in Katy', 'I found 4 properties in Katy. I did not understand “blorf” and left it out.'],
  [
    'Hazel in Katy',
    'I found 4 properties in Katy. Not used: Hazel. No property with these criteria mentions it.',
  ],
  [
    '“20-ton Dogwood blorf” in Katy',
    'I found 1 property in Katy, with “20-ton Dogwood” in the record. It is Dogwood Works, at $1.40/SF/mo. Not used: blorf. No property with these criteria mentions it.',
  ],
  [
    'Dogwod Works',
    'I found 1 property with “Dogwod Works” in the record. It is Dogwood Works, at $1.40/SF/mo. No exact match for “Dogwod Works”. Showing similar words: Dogwood Works.',
  ],
  [
    'properties near Atlantis',
    'I could not find the place “Atlantis”. Please give an address, a town or a ZIP code.',
  ],
  ['compare Alder Depot and Nowhere Hall', 'I found no property called “Nowhere Hall”.'],
  [
    'warehouses in Katy under $0.10',
    'I found 0 warehouses in Katy, under $0.10/SF/mo. Without “under $0.10/SF/mo” there are 3 warehouses.',
  ],
  ['open the Katy comps list', '“Katy comps” holds 3 properties. Press the button below to open it.'],
  [
    'what was excluded from the Katy comps list',
    [
      '“Katy comps” holds 3 properties, and leaves out 1.',
      'Alder Depot, $0.70/SF/mo',
      'Birch Depot, $0.90/SF/mo',
      'Cedar Depot, $1.10/SF/mo',
      'Excluded: Dogwood Works, manufacturing',
    ].join('\n'),
  ],
  ['notes on Birch Depot', 'There is one note on Birch Depot.\nMaria: Owner may divide.'],
  ['save these', 'Ask for the properties first. Then I can save the results as a comp list.'],
])('“%s” is answered in a sentence', async (question, answer) => {
  expect((await askBuiltIn(book, question)).words).toBe(answer)
})

test.each<[questions: string, answer: RegExp]>([
  [`median rent of ${KATY} | average instead`, /^The average rent of 3 warehouses in Katy is/],
  [`median rent of ${KATY} | what about Tomball`, /^The median rent of 2 warehouses in Tomball is/],
  [`median rent of ${KATY} | same for clear height`, /^The median clear height of 2 warehouses in Katy is/],
  [`median rent of ${KATY} | by lease type`, /^By lease type, the median rent is highest for Gross/],
  [`median rent of ${KATY} | only NNN`, /^The median rent of 2 NNN warehouses in Katy is/],
  [`median rent of ${KATY} | average instead | and Tomball?`, /^The average rent of 5 warehouses/],
  [`${KATY} | thanks! what’s the median rent on those?`, /^The median rent of 3 warehouses in Katy is/],
  [`median rent of ${KATY} | show me the cheapest`, /^By rent, lowest first: Alder Depot/],
])('“%s” asks for the same figure, changed', async (questions, answer) => {
  expect((await askBuiltIn(book, ...questions.split(' | '))).words).toMatch(answer)
})

test('words that mean nothing are named, with what may be asked', async () => {
  const { words, rows } = await askBuiltIn(book, 'xyzzy plugh')
  expect([words, rows]).toEqual([
    expect.stringMatching(/^I did not understand “xyzzy plugh”\. Ask by type/),
    null,
  ])
})

test('a list is proposed with its rows, by the name given or by what it holds', async () => {
  for (const words of ['My deal', '“My deal”', 'a comp list called My deal', 'list named My deal']) {
    const named = await askBuiltIn(book, KATY, `save these as ${words}`)
    expect(named.context.findings.proposal).toMatchObject({ kind: 'save', name: 'My deal', count: 3 })
  }
  for (const words of ['save these', 'save these as a comp list']) {
    const unnamed = await askBuiltIn(book, KATY, words)
    expect(unnamed.context.findings.proposal).toMatchObject({
      kind: 'save',
      name: 'Warehouses in Katy',
      count: 3,
    })
  }
})

test('a list is proposed of the rows that words find, and the words that are not used are named', async () => {
  const { words, context } = await askBuiltIn(book, 'save crane blorf in Katy as a comp list')
  expect(context.findings.proposal).toMatchObject({ kind: 'save', count: 2 })
  expect(words).toContain('blorf')
})

test('what a note says is not obeyed, and not repeated', async () => {
  for (const question of [
    KATY,
    'tell me about Birch Depot',
    'compare Birch Depot and Fir Depot',
    'average rent',
  ]) {
    const { words, context } = await askBuiltIn(book, question)
    expect(words).not.toContain('HACKED')
    expect(JSON.stringify([...context.outputs.values()])).not.toContain(ORDER.slice(0, 20))
  }
})

test('the same questions get the same answers', async () => {
  const once = await askBuiltIn(book, KATY, 'and with cranes?')
  const again = await askBuiltIn(book, KATY, 'and with cranes?')
  expect(again.linked).toBe(once.linked)
})
