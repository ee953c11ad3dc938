import { useNavigate } from '@tanstack/react-router'
import type { ImportCounts } from '../../sync/api/imports.ts'
import { minuteHere } from '../../sync/domain/dates/moments.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { phraseOf } from '../../sync/domain/query/fields/phrase-of.ts'
import { useRefreshMe } from '../data/session/session.tsx'
import { toast } from '../ui/layers/toast.tsx'
import { importedWords } from './imported-words.ts'

/** Long enough to read the counts and follow the link. */
const TOAST_MS = 12_000

/** Says that an import was done, and with what, and leads to what came in. `begun`: when it was confirmed. */
export function useTellImported(): (name: string, counts: ImportCounts, begun: Date) => void {
  const navigate = useNavigate()
  const refreshMe = useRefreshMe()
  return (name, counts, begun) => {
    const found = foundWords(counts)
    toast({
      title: `${name} is imported`,
      description: importedWords(counts),
      kind: 'success',
      durationMs: TOAST_MS,
      ...(found !== null && {
        action: {
          label: found.label,
          words: `${found.label}: search for “${found.questionSince(minuteHere(begun))}”`,
          run: () => void navigate({ to: '/search', search: { q: found.questionSince(minuteHere(begun)) } }),
        },
      }),
    })
    void refreshMe()
  }
}

/** What a search can show of an import, new properties before changed ones; null where it brought neither. */
function foundWords({ new: added, changed }: ImportCounts) {
  if (added === 0 && changed === 0) return null
  const field = added > 0 ? 'createdAt' : 'changedAt'
  return {
    label: added > 0 ? `Show ${formatCount(added)} new` : `Show ${formatCount(changed)} changed`,
    questionSince: (from: string) => phraseOf({ kind: 'moment', field, from, to: null, not: false }),
  }
}
