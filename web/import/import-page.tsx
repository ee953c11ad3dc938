import { useNavigate, useSearch } from '@tanstack/react-router'
import { FileUp, ShieldAlert } from 'lucide-react'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type ApiSource, listSources } from '../../sync/api/sources.ts'
import type { ImportDecisions } from '../../sync/sheets/model/import-decisions.ts'
import { call } from '../data/requests/call.ts'
import { useAnswer } from '../data/requests/use-answer.ts'
import { useMe } from '../data/session/session.tsx'
import { sourceRights } from '../session/source-rights.ts'
import { Page } from '../ui/chrome/page.tsx'
import { failureWords } from '../ui/states/failure-words.ts'
import { Empty, Failed } from '../ui/states/states.tsx'
import { FetchingStep } from './choose/fetching-step.tsx'
import { type GivenFile, givenFile } from './choose/given-file.ts'
import { useFetchedFile } from './choose/use-fetched-file.ts'
import { ChooseButton } from './choose-button.tsx'
import { FileImport } from './file-import.tsx'
import { ImportSteps } from './import-steps.tsx'

const askForSources = () => call(listSources, {})

/** The import assistant: of a file that was given, or of a source that is there. */
export function ImportPage() {
  const { source: sourceId } = useSearch({ from: '/import' })
  const { given, nth, offered, replace, keep } = useTakenFile()
  const me = useMe()
  const isViewer = me?.role === 'viewer'
  const { answer, failure, refresh } = useAnswer(askForSources)
  const navigate = useNavigate()
  const leave = useCallback(() => void navigate({ to: '/sources' }), [navigate])
  if (isViewer) {
    return (
      <Page title="Import">
        <Empty
          icon={ShieldAlert}
          heading="h1"
          title="Viewers cannot import"
          reason="A member or an administrator of the team can."
        />
      </Page>
    )
  }
  if (answer === null) {
    return (
      <Page title="Import">
        {failure !== null && (
          <Failed
            title="Sources could not be loaded"
            reason={failureWords(failure)}
            onRetry={() => void refresh()}
          />
        )}
      </Page>
    )
  }
  const wanted = given?.sourceId ?? sourceId
  // A file of the same name is the next state of the one before it.
  const isNext = (own: ApiSource) =>
    own.name === given?.file.name && sourceRights(me?.role ?? 'viewer', own).mayReplace
  const source = answer.sources.find(({ id }) => id === wanted) ?? answer.sources.find(isNext) ?? null
  if (given !== null) {
    return (
      <FileImport
        key={nth}
        {...{ given, source, offered }}
        onReplace={replace}
        onKeep={keep}
        onLeave={leave}
      />
    )
  }
  if (source !== null) return <SourceImport key={source.id} source={source} onLeave={leave} />
  return (
    <Page title="Import">
      <Empty
        icon={FileUp}
        heading="h1"
        title="Choose a file to import"
        reason="CSV, TSV or XLSX up to 100 MB. You see what it was read as, and what will change, before anything is written."
      >
        <ChooseButton />
      </Empty>
    </Page>
  )
}

interface SourceImportProps {
  source: ApiSource
  onLeave(): void
}

/** A source that the server fetches, looked at like a file; what is confirmed is fetched once more. */
function SourceImport({ source, onLeave }: SourceImportProps) {
  const { id, name } = source
  const { fetched, fetchAgain } = useFetchedFile(id)
  const inputOf = useCallback((decisions: ImportDecisions) => ({ sourceId: id, decisions }), [id])
  if (fetched.state !== 'here') {
    return (
      <FetchingStep
        name={name}
        rows={fetched.state === 'fetching' ? fetched.rows : 0}
        failure={fetched.state === 'failed' ? fetched.sentence : null}
        onRetry={fetchAgain}
        onCancel={onLeave}
      />
    )
  }
  return (
    <ImportSteps
      {...{ name, source, inputOf, onLeave }}
      given={fetched.file}
      upload={null}
      onRetryUpload={fetchAgain}
      target={null}
      aside={null}
    />
  )
}

interface TakenFile {
  /** The file that is open; null where none is. */
  given: GivenFile | null
  /** Another with every file, though it be the same one again. */
  nth: number
  /** Another file that came meanwhile; null where none did. */
  offered: GivenFile | null
  replace(): void
  keep(): void
}

interface Taken {
  given: GivenFile | null
  nth: number
  declined: GivenFile | null
}

/** The file that was given to the assistant. The next one waits until it is answered what becomes of the first. */
function useTakenFile(): TakenFile {
  const newest = useSyncExternalStore(givenFile.subscribe, givenFile.current)
  const [{ given, nth, declined }, setTaken] = useState<Taken>({ given: newest, nth: 0, declined: null })
  if (given === null && newest !== null) setTaken({ given: newest, nth: nth + 1, declined: null })
  // Kept until the screen is left: it may be asked first whether to.
  useEffect(() => () => void (location.pathname === '/import' || givenFile.change(null)), [])
  const replace = useCallback(
    () => setTaken((was) => ({ ...was, given: givenFile.current(), nth: was.nth + 1 })),
    [],
  )
  const keep = useCallback(() => setTaken((was) => ({ ...was, declined: givenFile.current() })), [])
  const isOffered = given !== null && newest !== given && newest !== declined
  return { given, nth, offered: isOffered ? newest : null, replace, keep }
}
