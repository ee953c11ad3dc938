import { expect, test } from 'vitest'
import { sampleProperties } from '../../../db/sample/sample-properties.ts'
import { overlay } from '../../../sync/book/book.ts'
import { columnPoints, mapPointsOf } from '../../../sync/book/spatial/map-points.ts'
import { near } from '../../../sync/book/spatial/near.ts'
import { seedMemo } from '../../../sync/memo.ts'
import { analyzePortfolio } from '../../../sync/portfolio/analyze-portfolio.ts'
import { columnsToPrepare } from '../../../sync/portfolio/columns-to-prepare.ts'
import { prepareBook } from '../../../sync/portfolio/prepared-book.ts'
import { makeBase } from '../../make/book.ts'

test('what the worker prepared answers as what is worked out where it is asked for', () => {
  const properties = sampleProperties({ seed: 3, count: 400 }).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const answers = [false, true].map((isPrepared) => {
    const base = makeBase(1, properties)
    const { columns } = base.snapshot
    if (isPrepared) {
      const prepared = structuredClone(prepareBook(structuredClone(columnsToPrepare(columns))))
      seedMemo(columns, prepared)
      expect(columnPoints.of(columns)).toBe(prepared.points)
    }
    const book = overlay(base, [{ id: properties[0]?.id ?? '', property: null }])
    const filters = [{ field: 'city', value: 'Houston' } as const]
    const { rentAt, ...points } = mapPointsOf(book)
    return {
      points,
      rents: properties.map((_, slot) => rentAt(slot)),
      near: near(book, { latitude: 29.76, longitude: -95.37 }, 10),
      portfolio: analyzePortfolio(book, filters),
    }
  })
  expect(answers[1]).toEqual(answers[0])
})
