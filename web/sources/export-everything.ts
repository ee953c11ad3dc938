import { exportEverything as everything } from '../../sync/api/exports.ts'
import {
  EVERYTHING_FACTS,
  EVERYTHING_STEM,
  type EverythingFormat,
} from '../../sync/documents/everything/everything-format.ts'
import { datedName } from '../../sync/documents/file-name.ts'
import { callEmpty } from '../data/call.ts'
import { exportStore } from '../exports/export-store.ts'
import { CANCELED } from '../exports/export-words.ts'
import { saveFile } from '../exports/save-file.ts'
import { today } from '../exports/today.ts'
import { failureWords } from '../ui/failure-words.ts'
import { toast } from '../ui/layers/toast.tsx'

/** Saves all that there is as one file, which the server makes, and says so. Never throws. */
export async function exportEverything(format: EverythingFormat, properties: number): Promise<void> {
  const { label, extension, mediaType } = EVERYTHING_FACTS[format]
  const name = datedName(EVERYTHING_STEM, today(), extension)
  try {
    const contents = await exportStore.run(
      { what: label, rows: properties, done: null },
      async ({ signal }) => {
        const answer = await callEmpty(everything, { format }, { signal })
        return new Blob([await answer.blob()], { type: mediaType })
      },
    )
    if (contents === null) {
      toast(CANCELED)
      return
    }
    saveFile({ name, contents })
    toast({ title: 'Export successful', description: `Downloaded ${name}`, kind: 'success' })
  } catch (error) {
    toast({ title: 'Export failed', description: failureWords(error), kind: 'error' })
  }
}
