import type { ImportPlan } from '../../../sync/api/imports.ts'
import { roleName } from '../role-names.ts'
import { saveRows } from '../save-rows.ts'
import { valueWords } from '../value-words.ts'

/** Downloads what would change, one field a row. */
export function saveChanges(name: string, changes: ImportPlan['changes']): void {
  saveRows(`${name}-differences`, [
    ['Name', 'Address', 'Tenant', 'Field', 'Now', 'Will be'],
    ...changes.map(({ property, field, before, after }) => [
      property.name,
      property.address ?? '',
      property.tenant ?? '',
      roleName(field),
      valueWords(field, before),
      valueWords(field, after),
    ]),
  ])
}
