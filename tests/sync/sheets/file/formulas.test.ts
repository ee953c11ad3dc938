import { expect, test } from 'vitest'
import { openFile } from '../../../../edge/files/open-file.ts'
import { readWorkbook } from '../../../../sync/sheets/read-workbook.ts'
import { workbookOf, writeTestFile } from './make-files.ts'

const cell = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`

async function outcomeOf(rent: string, size: string, tenant = '') {
  const header = cell('A1', 'Address') + cell('B1', 'SF') + cell('C1', 'Rent/SF/Mo') + cell('D1', 'Tenant')
  const sheet = `<sheetData><row r="1">${header}</row><row r="2">${cell('A2', '1 A St')}<c r="B2">${size}</c><c r="C2">${rent}</c><c r="D2">${tenant}</c></row></sheetData>`
  for await (const event of readWorkbook(await openFile(writeTestFile('comps.xlsx', workbookOf(sheet))))) {
    if (event.kind === 'row') return event.row.outcome
  }
  return null
}

test.each([
  ['B2/12000', 1],
  ['ROUND($B2*0.0001,2)-0.2', 1],
  ['(B2+B2)/24000*100%', 1],
  ['SUM(0.5,0.25)+2^-2', 1],
])('a formula without its result is computed where it is arithmetic: %s', async (formula, rentPerSf) => {
  expect(await outcomeOf(`<f>${formula}</f>`, '<v>12000</v>')).toMatchObject({ property: { rentPerSf } })
})

test('one formula can build on another of its row', async () => {
  expect(await outcomeOf('<f>B2/12000</f>', '<f>2*6000</f>')).toMatchObject({
    property: { rentPerSf: 1, squareFootage: 12_000 },
  })
})

test.each(['VLOOKUP(A2,Lists!A:B,2)', 'B3*2', 'B2/0', 'B2*', 'IF(B2&gt;1,2,3)'])(
  'any other formula is named, and its field stays empty: %s',
  async (formula) => {
    const outcome = await outcomeOf(`<f>${formula}</f>`, '<v>12000</v>', '<f>Lists!A1</f>')
    expect(outcome).toMatchObject({ property: { rentPerSf: null, tenant: null } })
    const problems =
      outcome?.kind === 'property' ? outcome.readings.flatMap(({ problem }) => problem ?? []) : []
    expect(problems.map(({ sentence }) => sentence).join()).toContain(
      `Rent is the formula =${formula.replace('&gt;', '>')}, without its result`,
    )
    expect(problems.map(({ sentence }) => sentence).join()).toContain('Tenant is the formula =Lists!A1')
  },
)

test('a result that is stored is taken, an empty one too', async () => {
  expect(await outcomeOf('<f>B2*9</f><v>0.95</v>', '<v>12000</v>', '<f>A1</f><v></v>')).toMatchObject({
    property: { rentPerSf: 0.95, tenant: null },
  })
})
