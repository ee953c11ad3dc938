import { useCallback, useEffect, useMemo, useState } from 'react'
import { UPLOAD_BYTES } from '../../sync/api/imports.ts'
import { type ApiSource, SOURCE_NAME_LENGTH } from '../../sync/api/sources.ts'
import type { ImportDecisions } from '../../sync/sheets/model/import-decisions.ts'
import { Confirm } from '../ui/layers/confirm.tsx'
import type { GivenFile } from './choose/given-file.ts'
import { UnreadableFile } from './file/unreadable-file.tsx'
import { ImportSteps } from './import-steps.tsx'
import { useUpload } from './job/use-upload.ts'
import { NOTHING_IMPORTED } from './nothing-imported.ts'
import type { FileToRead } from './reading/reading-messages.ts'

interface FileImportProps {
  given: GivenFile
  /** The source that the file replaces; null for a new one. */
  source: ApiSource | null
  /** Another file that came meanwhile; null where none did. */
  offered: GivenFile | null
  onReplace(): void
  onKeep(): void
  onLeave(): void
}

/** A file from its drop to its confirmation. One that is too large is neither read nor sent. */
export function FileImport(props: FileImportProps) {
  const { given, onLeave } = props
  const { name, size } = given.file
  if (size <= UPLOAD_BYTES) return <FileInSteps {...props} />
  const reason = `${name} is larger than 100 MB. Split it, or remove what is not needed.`
  return (
    <>
      <UnreadableFile {...{ name, reason }} onCancel={onLeave} />
      <ReplaceQuestion {...props} isHeld={false} />
    </>
  )
}

/** It is sent to the server while its columns are looked at. */
function FileInSteps(props: FileImportProps) {
  const { given, source, offered, onReplace, onKeep, onLeave } = props
  const { file } = given
  const [attempt, setAttempt] = useState(0)
  const upload = useUpload(file, attempt)
  const toRead = useMemo<FileToRead>(() => ({ file, form: 'file' }), [file])
  const uploadId = upload.state === 'done' ? upload.id : null
  const sourceId = source?.id
  const inputOf = useCallback(
    (decisions: ImportDecisions) => {
      if (uploadId === null) return null
      const of = sourceId === undefined ? { name: file.name.slice(0, SOURCE_NAME_LENGTH) } : { sourceId }
      return { upload: uploadId, ...of, decisions }
    },
    [uploadId, sourceId, file],
  )
  return (
    <ImportSteps
      {...{ source, upload, inputOf, onLeave }}
      given={toRead}
      name={file.name}
      onRetryUpload={() => setAttempt((was) => was + 1)}
      target={source === null ? null : `Replaces the file of ${source.name}`}
      aside={(isHeld) => <ReplaceQuestion {...{ offered, onReplace, onKeep, isHeld }} />}
    />
  )
}

interface ReplaceQuestionProps {
  /** A file that came while another one is open; null where none did. */
  offered: GivenFile | null
  /** There is something in the open one to lose. */
  isHeld: boolean
  onReplace(): void
  onKeep(): void
}

/** Asks before a second file takes the place of the one that is open. */
function ReplaceQuestion({ offered, isHeld, onReplace, onKeep }: ReplaceQuestionProps) {
  const isTaken = offered !== null && !isHeld
  useEffect(() => {
    if (isTaken) onReplace()
  }, [isTaken, onReplace])
  return (
    <Confirm
      open={offered !== null && isHeld}
      title={`Open ${offered?.file.name ?? ''} instead?`}
      question={NOTHING_IMPORTED}
      action="Open it"
      onConfirm={onReplace}
      onClose={onKeep}
    />
  )
}
