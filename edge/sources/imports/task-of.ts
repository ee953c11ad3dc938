import type * as z from 'zod/mini'
import type { Database } from '../../../db/database.ts'
import type { runImport } from '../../../sync/api/imports.ts'
import type { SessionUser } from '../../../sync/session.ts'
import { NO_DECISIONS } from '../../../sync/sheets/model/import-decisions.ts'
import { ApiError } from '../../http/api-error.ts'
import { sourceNameOf } from '../../import/import-workbook.ts'
import type { ImportTask } from '../../services/import-jobs.ts'
import { canRun } from '../can-run.ts'
import { findKnownSource, type KnownSource } from '../known-source.ts'
import { mayChange, notYourSource, requireOwnSource, requireSource } from '../may-change.ts'
import { findUpload } from '../uploads/find-upload.ts'

type Asked = z.infer<typeof runImport.input> & Pick<ImportTask, 'kind'>

/**
 * What somebody asks to be planned or imported.
 * @throws ApiError where it cannot be, or not by them
 */
export async function taskOf(db: Database, user: SessionUser, asked: Asked): Promise<ImportTask> {
  const { kind, decisions, expects, force = false } = asked
  const { userId: by, teamId: team } = user
  const upload = asked.upload === undefined ? null : await findUpload(db, by, asked.upload)
  const known = asked.sourceId === undefined ? null : await requireSource(db, team, asked.sourceId)
  const task = { kind, team, by, upload, decisions, expects, force }
  if (known !== null) {
    if (upload !== null) mustTakeFile(user, known)
    else if (!canRun(known)) throw nothingToRead(known)
    else if (changesDecisions(known, decisions) && !mayChange(user, known)) throw notYourSource()
    return { ...task, sourceId: known.id, name: known.name }
  }
  if (upload === null) throw new ApiError('bad_request', 'upload or sourceId: one of them is needed.')
  const name = asked.name ?? sourceNameOf(upload.name)
  if ((await findKnownSource(db, team, { name })) !== undefined) {
    const sentence = `There is a source named ${name} already. Choose it to replace its rows, or give this one another name.`
    throw new ApiError('conflict', sentence)
  }
  return { ...task, sourceId: null, name }
}

/**
 * What a source holds, asked for by whoever may decide about it.
 * @throws ApiError where it cannot be fetched, or not by them
 */
export async function fetchTaskOf(db: Database, user: SessionUser, id: number): Promise<ImportTask> {
  const known = await requireOwnSource(db, user, id)
  if (!canRun(known)) throw nothingToRead(known)
  const { teamId: team, userId: by } = user
  return { kind: 'fetch', team, by, upload: null, sourceId: known.id, name: known.name, force: false }
}

function nothingToRead({ name }: KnownSource): ApiError {
  return new ApiError('conflict', `${name} has no file that could be read again.`)
}

/** @throws ApiError where the source takes no file, or none of this user's */
function mustTakeFile(user: SessionUser, known: KnownSource): void {
  if (!mayChange(user, known)) throw notYourSource()
  if (known.kind === 'file' || known.kind === 'sample') return
  throw new ApiError(
    'conflict',
    `${known.name} is not read from a file. Import the file as a source of its own.`,
  )
}

function changesDecisions({ decisions }: KnownSource, asked: ImportTask['decisions']): boolean {
  return asked !== undefined && JSON.stringify(asked) !== JSON.stringify(decisions ?? NO_DECISIONS)
}
