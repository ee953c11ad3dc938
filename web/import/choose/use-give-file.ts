import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { givenFile } from './given-file.ts'

/** Opens the import assistant with a file. `sourceId`: the source that it replaces; null for a new one. */
export function useGiveFile(): (file: File, sourceId: number | null) => void {
  const navigate = useNavigate()
  return useCallback(
    (file, sourceId) => {
      givenFile.change({ file, sourceId })
      void navigate({ to: '/import' })
    },
    [navigate],
  )
}
