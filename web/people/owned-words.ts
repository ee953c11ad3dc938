import type { ApiPerson } from '../../sync/api/people.ts'
import { counted } from '../session/counted.ts'

/** What somebody owns: `6 lists, 14 notes`. */
export function ownedWords({ lists, notes }: Pick<ApiPerson, 'lists' | 'notes'>): string {
  return [
    ...(lists > 0 ? [counted(lists, 'list', 'lists')] : []),
    ...(notes > 0 ? [counted(notes, 'note', 'notes')] : []),
  ].join(', ')
}
