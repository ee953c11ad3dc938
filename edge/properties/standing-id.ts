import type { Database } from '../../db/database.ts'
import type { SessionUser } from '../../sync/session.ts'
import { noSuchProperty } from './no-such-property.ts'
import { standingProperties } from './standing-properties.ts'

/**
 * The id of the property that stands for one of the caller's team, now or formerly.
 * @throws ApiError `not_found`
 */
export async function standingId(db: Database, { teamId }: SessionUser, id: string): Promise<string> {
  const found = (await standingProperties(db, teamId, [id])).get(id)
  if (found === undefined) throw noSuchProperty()
  return found.id
}
