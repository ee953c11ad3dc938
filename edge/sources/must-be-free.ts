import type { Database } from '../../db/database.ts'
import { ApiError } from '../http/api-error.ts'
import { findKnownSource } from './known-source.ts'

/** @throws ApiError `conflict` where the team has a source of this name */
export async function mustBeFree(db: Database, team: string, name: string): Promise<void> {
  if ((await findKnownSource(db, team, { name })) === undefined) return
  throw new ApiError('conflict', `There is a source named ${name} already. Give this one another name.`)
}
