import type { ApiPerson } from '../../sync/api/people.ts'
import { counted } from '../session/counted.ts'

/** What somebody owns: `6 lists, 14 notes, 1 view`; empty for nothing. */
export function ownedWords({ lists, notes, views }: Pick<ApiPerson, 'lists' | 'notes' | 'views'>): string {
  return [
    ...(lists > 0 ? [counted(lists, 'list', 'lists')] : []),
    ...(notes > 0 ? [counted(notes, 'note', 'notes')] : []),
    ...(views > 0 ? [counted(views, 'view', 'views')] : []),
  ].join(', ')
}
