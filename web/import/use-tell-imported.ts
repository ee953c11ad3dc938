import type { ImportCounts } from '../../sync/api/sources.ts'
import { useRefreshMe } from '../data/session/session.tsx'
import { toast } from '../ui/layers/toast.tsx'
import { importedWords } from './imported-words.ts'

/** Says that an import was done, and with what. */
export function useTellImported(): (name: string, counts: ImportCounts) => void {
  const refreshMe = useRefreshMe()
  return (name, counts) => {
    toast({ title: `${name} is imported`, description: importedWords(counts), kind: 'success' })
    void refreshMe()
  }
}
