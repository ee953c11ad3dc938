import { crc32 } from 'node:zlib'
import { EMPTY_PROPERTY } from '../../../sync/domain/fields/empty-property.ts'
import { addressKey } from '../../../sync/domain/place/address-key.ts'
import type { ImportedProperty } from '../../../sync/domain/property.ts'
import { plainWords } from '../../../sync/domain/words/plain-words.ts'
import { numberedRef } from '../../../sync/sheets/decisions/row-refs.ts'
import type { ReadRow, SkipReason } from '../../../sync/sheets/model/read-row-outcome.ts'
import { storable, storableText } from '../run/storable.ts'
import type { createRowIdentifier } from './identify-rows.ts'
import { shortHash } from './property-id.ts'
import type { ClassifiedRow } from './stage-rows.ts'

const SKIPPED: Record<SkipReason, string> = {
  blank: 'The row is empty.',
  total: 'The row is a total.',
  vacant: 'The row is a vacancy.',
  'repeated-header': 'The row repeats the header.',
  'section-title': 'The row is a title.',
  'rent-step': 'The row is a rent step or a charge of the lease above it.',
  duplicate: 'The row is left out as a duplicate, as decided.',
}

/** Classifies a row: a property of its own, a duplicate, skipped or rejected. */
export function classifyRow(
  row: ReadRow,
  sheet: number,
  identify: ReturnType<typeof createRowIdentifier>,
): ClassifiedRow {
  const { outcome } = row
  const cells = JSON.stringify(row.cells)
  switch (outcome.kind) {
    case 'skipped': {
      const reasons = [SKIPPED[outcome.reason]]
      return { row, sheet, cells, result: 'skipped', reasons, identity: null, staged: null }
    }
    case 'rejected': {
      const reasons = outcome.problems.map((problem) => problem.sentence)
      const ref = storableText(row.ref ?? numberedRef(row.rowNumber))
      return { row, sheet, cells, result: 'rejected', reasons, identity: null, staged: null, ref }
    }
    case 'property': {
      const property = storable(outcome.property)
      const { key, own } = outcome
      const sourceSheet = storableText(own?.sourceSheet ?? row.sheet)
      const hash = contentHash(property, sourceSheet)
      const { id, sameAs } = identify({
        sheet: storableText(row.sheet),
        rowNumber: row.rowNumber,
        key,
        ownId: own?.id,
        hash: `${hash} ${crc32(cells)}`,
      })
      const identity = { id, place: storableText(key), deal: dealKey(property) }
      if (sameAs !== null) {
        const reasons = [`The row is a duplicate of row ${sameAs}.`]
        return { row, sheet, cells, result: 'duplicate', reasons, identity, staged: null }
      }
      const staged = { property, sheet: sourceSheet, hash }
      return { row, sheet, cells, result: 'property', reasons: null, identity, staged }
    }
  }
}

const FIELDS = (Object.keys(EMPTY_PROPERTY) as (keyof ImportedProperty)[]).sort()

/**
 * Two rows with the same hash have the same content. Empty fields are not hashed, so adding a field changes no hash.
 */
export function contentHash(imported: ImportedProperty, sourceSheet: string): string {
  const stated: unknown[] = [sourceSheet]
  for (const field of FIELDS) {
    const value = imported[field]
    if (value !== null) stated.push(field, value)
  }
  return shortHash(stated)
}

/**
 * What tells a deal from others at its place: its suite, its tenant and its dates. JSON, so that a part can be compared
 * alone. The source's own number can be of several: of one lease over two suites, or of one in each building.
 */
function dealKey(property: ImportedProperty): string {
  const { leaseNumber, compId, address, dateSigned, commencement, expiration, saleDate } = property
  const suite = property.suite && plainWords(property.suite)
  const tenant = property.tenant && plainWords(property.tenant)
  const dates = [dateSigned, commencement, expiration, saleDate]
  const number = leaseNumber ?? compId
  if (number === null) return JSON.stringify({ suite, tenant, dates })
  return JSON.stringify({ number, space: [address && addressKey(address), suite], suite, tenant, dates })
}
