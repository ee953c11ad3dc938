import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleTruth } from '../db/sample/workbook/sample-truth.ts'
import { writeSampleWorkbook } from '../db/sample/workbook/write-sample-workbook.ts'
import { openFile } from '../edge/files/open-file.ts'
import type { RowOutcome } from '../sync/sheets/model/read-row-outcome.ts'
import { readWorkbook } from '../sync/sheets/read-workbook.ts'

/** What the reader makes of every row of the sample, by sheet and row number. */
async function readSample(): Promise<Map<string, RowOutcome>> {
  const folder = await mkdtemp(join(tmpdir(), 'clearheight-sample-'))
  try {
    const file = join(folder, 'sample.xlsx')
    await writeFile(file, await writeSampleWorkbook())
    const outcomes = new Map<string, RowOutcome>()
    for await (const event of readWorkbook(await openFile(file), { currentYear: 2026 })) {
      if (event.kind === 'row') outcomes.set(`${event.row.sheet} ${event.row.rowNumber}`, event.row.outcome)
    }
    return outcomes
  } finally {
    await rm(folder, { recursive: true })
  }
}

function summaryOf(outcome: RowOutcome | undefined): object | undefined {
  switch (outcome?.kind) {
    case undefined:
      return undefined
    case 'property':
      return { kind: 'property', property: outcome.property }
    case 'skipped':
      return outcome
    case 'rejected':
      return { kind: 'rejected', code: outcome.problems[0]?.code ?? '' }
  }
}

test('every row of the sample workbook is read as what it was written from', async () => {
  const outcomes = await readSample()
  const places = new Set<string>()
  for (const { sheet, rowNumber, truth } of sampleTruth()) {
    const place = `${sheet} ${rowNumber}`
    places.add(place)
    const outcome = outcomes.get(place)
    const isBlank = truth.kind === 'skipped' && truth.reason === 'blank'
    if (isBlank && outcome === undefined) continue
    expect({ place, ...summaryOf(outcome) }).toEqual({ place, ...truth })
  }
  expect([...outcomes.keys()].filter((place) => !places.has(place))).toEqual([])
})
