import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ColumnRole } from '../../../../sync/sheets/model/column-role.ts'
import { valuesOf } from '../column-examples.ts'
import { rolesOf } from '../roles-of.ts'

const FILE = new URL('../../../../../shared/data/headers.tsv', import.meta.url)
const isHere = existsSync(FILE)

const rows = isHere
  ? readFileSync(FILE, 'utf8')
      .split('\n')
      .slice(1)
      .filter((line) => line !== '')
      .map((line) => line.split('\t') as [header: string, role: ColumnRole])
  : []

describe.skipIf(!isHere)('the headers of ../shared/data (skipped where the file is absent)', () => {
  test.each(rows)('“%s” stands for %s', (header, role) => {
    expect(rolesOf({ [header]: valuesOf(role, header) })).toEqual([role])
  })
})
