import { ADDED_FIELDS, type ImportPlan } from '../../../sync/api/imports.ts'
import { roleName } from '../role-names.ts'
import { valueWords } from '../value-words.ts'
import styles from './plan-table.module.css'
import { PlannedName } from './planned-name.tsx'

type Added = ImportPlan['added']

/** New properties with what was read of them, of the fields that any of them has. */
export function AddedTable({ added }: { added: Added }) {
  const columns = ADDED_FIELDS.filter((field) => added.some(({ fields }) => (fields[field] ?? null) !== null))
  if (added.length === 0) return null
  return (
    <div className={styles.added}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Deal</th>
            {columns.map((field) => (
              <th key={field} scope="col">
                {roleName(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {added.map(({ fields, isAssumed, ...property }) => (
            <tr key={property.id}>
              <th scope="row">
                <PlannedName {...property} />
              </th>
              {columns.map((field) => {
                const value = fields[field] ?? null
                return (
                  <td key={field} data-label={roleName(field)} data-empty={value === null || undefined}>
                    {valueWords(field, value)}
                    {field === 'rentPerSf' && isAssumed && value !== null && (
                      <span className="hint"> assumed</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
