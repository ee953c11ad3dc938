import type { ChangedFields } from '../../db/history-schema.ts'
import type { ActivityEntry } from '../../sync/api/activity.ts'
import { isMomentField } from '../../sync/domain/criteria/asked-fields.ts'
import { isCustomColumn } from '../../sync/domain/fields/custom-fields.ts'
import { isFieldName, valueInWords } from '../../sync/domain/fields/field-words.ts'
import { correctedLabel } from '../../sync/domain/records/correction.ts'

/** Fields that say what a row is, before what else is known of it. */
const FIRST = ['rentPerSf', 'tenant', 'status']

/** What changed, in the words and units of the fields. When it changed is the entry's own time. */
export function fieldChanges(
  before: ChangedFields | null,
  after: ChangedFields | null,
): ActivityEntry['fields'] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => isCustomColumn(name) || (isFieldName(name) && !isMomentField(name)),
  )
  const rank = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
  return names
    .toSorted((a, b) => rank(a) - rank(b))
    .map((field) => {
      const said = (fields: ChangedFields | null) => {
        const value = fields?.[field]
        return value === undefined
          ? null
          : isCustomColumn(field)
            ? String(value ?? 'none')
            : valueInWords(field, value, 'month')
      }
      return { field, label: correctedLabel(field), before: said(before), after: said(after) }
    })
}
