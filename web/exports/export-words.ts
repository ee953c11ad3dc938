import {
  type DocumentFormat,
  FORMAT_FACTS,
  NOTHING_TO_EXPORT,
} from '../../sync/documents/model/document-format.ts'
import { LIST_MESSAGES } from '../ui/list-messages.ts'
import { MESSAGES } from '../ui/messages.ts'

/** What is said of an export: the specification's sentences where it has any (section 8). */
export interface ExportWords {
  done(fileName: string): { title: string; description: string }
  failed: { title: string; description: string }
}

/** On the search page. */
export const SEARCH_EXPORT: ExportWords = {
  done: (name) => ({ title: 'Export successful', description: `Downloaded ${name}` }),
  failed: { title: 'Export failed', description: 'Failed to export properties. Please try again.' },
}

/** What the comps are that leave: found around a place, or a list that was saved. */
export type ExportedComps = 'proximity' | 'comp list'

/** On proximity and comp lists, by format. */
export function compsExportWords(format: DocumentFormat, of: ExportedComps): ExportWords {
  return {
    done: (name) => ({ title: 'Export Started', description: `Downloading ${name}` }),
    failed: failedWords(format, of),
  }
}

function failedWords(format: DocumentFormat, of: ExportedComps): ExportWords['failed'] {
  if (format === 'html') {
    return { title: 'Table Export Failed', description: 'Unable to generate HTML report. Please try again.' }
  }
  if (format !== 'csv' && of === 'comp list') {
    return { title: MESSAGES.error, description: LIST_MESSAGES.compListExportFailed }
  }
  return {
    title: 'Export Failed',
    description: `Unable to export ${FORMAT_FACTS[format].label}. Please try again.`,
  }
}

export const NO_DATA = {
  title: 'No Data',
  description: NOTHING_TO_EXPORT,
} as const

/** Where the file could not be made but its rows could be copied. */
export const COPIED_INSTEAD = {
  title: 'CSV Export Alternative',
  description: 'The rows were copied to the clipboard, separated by tabs. Paste them into a spreadsheet.',
} as const

export const CANCELED = { title: 'Export canceled' } as const

/** Why an export cannot be started, for tooltips; undefined where it can. */
export function whyNotExport(rows: number, isRunning: boolean): string | undefined {
  if (isRunning) return 'An export is running'
  return rows === 0 ? 'There are no properties to export' : undefined
}
