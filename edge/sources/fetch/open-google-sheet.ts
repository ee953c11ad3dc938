import type { Merge, Sheet } from '../../../sync/sheets/file/sheet.ts'
import { readSheets } from '../../../sync/sheets/read-workbook.ts'
import type { SourceWorld } from '../source-world.ts'
import { fetchGrid, type GoogleTab, SheetChanged } from './fetch-grid.ts'
import { FetchProblem } from './fetch-problem.ts'
import { type GoogleApi, googleApi, type Spreadsheet } from './google-api.ts'
import { type Reading, type ReadingOptions, readerOptions } from './reading.ts'
import { readSpool, writeSpool } from './spool.ts'

/** A sheet that somebody is writing to is fetched again. */
const TRIES = 3
/** What the database takes for each byte that was fetched, as of a text file. */
export const ROOM_TIMES = 10

interface SheetToOpen extends ReadingOptions {
  /** Of the spreadsheet. */
  readonly id: string
  readonly tabs: readonly string[] | null
}

/**
 * Fetches the tabs of a Google spreadsheet whole, and then reads them, so that no run waits for the network.
 * @throws FetchProblem
 */
export async function openGoogleSheet(world: SourceWorld, asked: SheetToOpen): Promise<Reading> {
  const { title, sheets, bytes, done } = await fetchGoogleSheet(world, asked)
  return {
    workbook: title,
    events: readSheets(title, sheets(), readerOptions(asked)),
    needs: bytes * ROOM_TIMES,
    done,
  }
}

/** A spreadsheet that was fetched whole. */
export interface FetchedSheets {
  readonly title: string
  readonly bytes: number
  sheets(): AsyncGenerator<Sheet>
  /** To be called when they have been read, or will not be. */
  done(): Promise<void>
}

/** @throws FetchProblem */
export async function fetchGoogleSheet(
  world: SourceWorld,
  asked: Omit<SheetToOpen, 'decisions'>,
): Promise<FetchedSheets> {
  const api = googleApi(world, asked.id, asked.stopping)
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetchOnce(world, api, asked)
    } catch (error) {
      if (!(error instanceof SheetChanged)) throw error
      if (attempt < TRIES) continue
      throw new FetchProblem(
        'The sheet was being changed each time it was read. Try again when nobody writes to it.',
        {
          isPassing: true,
        },
      )
    }
  }
}

async function fetchOnce(
  { files }: SourceWorld,
  api: GoogleApi,
  { tabs, onFetched }: Omit<SheetToOpen, 'decisions'>,
): Promise<FetchedSheets> {
  const about = await api.about()
  const { title } = about.properties
  const chosen = chosenTabs(about, tabs)
  const folder = `fetched/${crypto.randomUUID()}`
  const keys = chosen.map((_, i) => `${folder}-${i}`)
  const done = async () => {
    for (const key of keys) await files.remove(key)
  }
  try {
    let [rows, bytes] = [0, 0]
    for (const [i, tab] of chosen.entries()) {
      const pages = counted(fetchGrid(api, tab), (page) => {
        rows += page
        onFetched?.(rows)
      })
      bytes += await writeSpool(files, keys[i] ?? folder, pages)
    }
    if (JSON.stringify(await api.about()) !== JSON.stringify(about)) throw new SheetChanged()
    async function* sheets(): AsyncGenerator<Sheet> {
      for (const [i, tab] of chosen.entries()) yield sheetOf(about, tab, readSpool(files, keys[i] ?? folder))
    }
    return { title, bytes, sheets, done }
  } catch (error) {
    await done()
    throw error
  }
}

/** @throws FetchProblem where one that was chosen is gone: its properties would be removed */
function chosenTabs({ properties, sheets }: Spreadsheet, tabs: readonly string[] | null): GoogleTab[] {
  const tables = sheets.filter(({ properties }) => properties.gridProperties !== undefined)
  if (tabs === null) return tables
  return tabs.map((name) => {
    const found = tables.find(({ properties }) => properties.title === name)
    if (found !== undefined) return found
    throw new FetchProblem(`“${name}” is no longer a sheet of ${properties.title}. Choose its sheets anew.`)
  })
}

function sheetOf(
  { sheets }: Spreadsheet,
  { properties, merges = [] }: GoogleTab,
  rows: Sheet['rows'],
): Sheet {
  return {
    name: properties.title,
    among: sheets.map(({ properties }) => properties.title),
    isHidden: properties.hidden ?? false,
    date1904: false,
    isDelimited: false,
    merges: merges.map(mergeOf),
    rows,
  }
}

/** Google counts from 0 and names the row and column after the last. */
function mergeOf({
  startRowIndex = 0,
  endRowIndex = 1,
  startColumnIndex = 0,
  endColumnIndex = 1,
}: NonNullable<GoogleTab['merges']>[number]): Merge {
  return {
    firstRow: startRowIndex + 1,
    lastRow: endRowIndex,
    firstColumn: startColumnIndex,
    lastColumn: endColumnIndex - 1,
  }
}

async function* counted<T extends { readonly rows: readonly unknown[] }>(
  pages: AsyncGenerator<T>,
  count: (rows: number) => void,
): AsyncGenerator<T> {
  for await (const page of pages) {
    count(page.rows.length)
    yield page
  }
}
