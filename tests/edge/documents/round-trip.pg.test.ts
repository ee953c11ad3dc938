import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importWorkbook, sourceNameOf } from '../../../edge/import/import-workbook.ts'
import { appUnderTest } from '../app-under-test.ts'
import { shownBook } from '../import/shown-book.ts'

const SHEET = [
  'Address,Suite,City,State,Zip,Tenant,Landlord,Rent ($/SF/Yr),Building SF,Leased SF,Dock Doors,Clear Height,Term,Commencement,Expiration,Lat,Long,Notes,Freeway Frontage',
  '11830 Tanner Rd,B,Houston,TX,02134,"=Acme, Inc.",-North LP,8.27,"41,450","12,500",6,24\'6",63 months,3/14/2025,6/2030,29.86,-95.53,"Line one',
  'Line two",Yes',
  '4500 Clay Rd,,Houston,TX,77041,東京物流 🏭,Müller & Søn,16.20,"98,000",,0,32,5 years,Q3 2025,,29.83,-95.55,@home,No',
  '4500 Clay Rd,A,Houston,TX,77041,О\'Нил,"""Quoted"" LLC",12.0001,"98,000","20,000",,,,2026,,29.83,-95.55,,',
].join('\n')

test.each(['csv', 'xlsx'] as const)(
  'a %s of all columns that leaves over HTTP comes back whole, and changes nothing',
  async (format) => {
    const { db, dataDir, post } = await appUnderTest()
    const importFile = async (name: string, content: string | Uint8Array) => {
      const path = join(dataDir, name)
      await writeFile(path, content)
      return await importWorkbook({ db, team: 'demo', source: sourceNameOf(path), path, dataDir })
    }
    expect(await importFile('brokers.csv', SHEET)).toMatchObject({ imported: { new: 3 }, rejected: 0 })
    const before = await shownBook(db)
    const answer = await post('/api/properties/export', { format, columns: 'all' })
    expect(answer.status).toBe(200)
    const file = new Uint8Array(await answer.arrayBuffer())
    expect(await importFile(`properties.${format}`, file)).toMatchObject({
      read: 3,
      imported: { new: 0, changed: 0 },
      unchanged: 3,
      removed: 0,
      rejectedFile: null,
    })
    expect(await shownBook(db)).toEqual(before)
  },
)
