import { useNavigate, useSearch } from '@tanstack/react-router'
import { FileUp, ShieldAlert } from 'lucide-react'
import { useCallback } from 'react'
import { type ApiSource, listSources } from '../../sync/api/sources.ts'
import { call } from '../data/call.ts'
import { useMe } from '../data/session/session.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { sourceRights } from '../sources/source-rights.ts'
import { Page } from '../ui/chrome/page.tsx'
import { failureWords } from '../ui/failure-words.ts'
import { Empty, Failed } from '../ui/states.tsx'
import { ChooseButton } from './choose-button.tsx'
import { FileImport } from './file-import.tsx'
import { SourceImport } from './source-import.tsx'
import { useTakenFile } from './use-taken-file.ts'

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
            title="The sources are not here"
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
