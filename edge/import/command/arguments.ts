import { parseArgs } from 'node:util'
import { sourceNameOf } from '../import-workbook.ts'

export type ImportCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'list' }
  | { readonly kind: 'again' }
  | { readonly kind: 'remove'; readonly source: string }
  | {
      readonly kind: 'import'
      readonly files: readonly FileToImport[]
      readonly force: boolean
      readonly renamed: boolean
    }
  | { readonly kind: 'duplicates' }
  | {
      readonly kind: 'google'
      /** The address of a Google sheet, or its id. */
      readonly address: string
      /** The source's name; null for the sheet's. */
      readonly source: string | null
      readonly force: boolean
      readonly renamed: boolean
    }

export interface FileToImport {
  readonly path: string
  readonly source: string
}

/** What the user typed makes no sense. The message is a plain sentence. */
export class ArgumentProblem extends Error {
  override readonly name = 'ArgumentProblem'
}

export const HELP = `Imports spreadsheets of properties.

  npm run import -- FILE...          CSV or XLSX files; each is a source of its own, named like the file
  npm run import -- --google SHEET   a Google sheet by its address, shared with the service account
  npm run import -- --again          reads every source again that has a file or an address
  npm run import -- --list           the sources you have imported
  npm run import -- --remove SOURCE  removes all properties of a source
  npm run import -- --duplicates     properties that two sources may both have, and why

  --source NAME  the source's name, where it is not the file's
  --force        also does what looks like harm: removes more than a fifth of a source's properties, empties a
                 column, or takes the rows of another source
  --renamed      a new sheet with the properties of one that is gone is that sheet under another name
  --help         this text

Importing a source again adds what is new, changes what changed and removes what is no longer in the file.`

/** @throws ArgumentProblem */
export function readArguments(args: readonly string[]): ImportCommand {
  const { values, positionals } = parse(args)
  if (values.help) return { kind: 'help' }
  const asked = [
    values.list && '--list',
    values.again && '--again',
    values.duplicates && '--duplicates',
    values.remove !== undefined && '--remove',
    values.google !== undefined && '--google',
    positionals.length > 0 && 'a file',
  ]
  const [first, second] = asked.filter((what) => typeof what === 'string')
  if (first === undefined) throw new ArgumentProblem('Name a CSV or XLSX file to import.')
  if (second !== undefined) throw new ArgumentProblem(`${first} and ${second} do not go together.`)
  if (values.list) return { kind: 'list' }
  if (values.again) return { kind: 'again' }
  if (values.duplicates) return { kind: 'duplicates' }
  if (values.remove !== undefined) return { kind: 'remove', source: values.remove }
  if (values.google !== undefined) {
    const { google: address, source = null, force = false, renamed = false } = values
    return { kind: 'google', address, source, force, renamed }
  }
  return {
    kind: 'import',
    files: withSources(positionals, values.source),
    force: values.force ?? false,
    renamed: values.renamed ?? false,
  }
}

function withSources(paths: readonly string[], given: string | undefined): FileToImport[] {
  if (given !== undefined && given.trim() === '') throw new ArgumentProblem('--source needs a name.')
  if (given !== undefined && paths.length > 1) throw new ArgumentProblem('--source takes one file at a time.')
  const files = paths.map((path) => ({ path, source: given?.trim() ?? sourceNameOf(path) }))
  const seen = new Set<string>()
  for (const { source } of files) {
    if (seen.has(source)) {
      throw new ArgumentProblem(
        `Two of the files would be the source ${source}. Import them one by one, with --source.`,
      )
    }
    seen.add(source)
  }
  return files
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        list: { type: 'boolean' },
        again: { type: 'boolean' },
        remove: { type: 'string' },
        google: { type: 'string' },
        source: { type: 'string' },
        force: { type: 'boolean' },
        renamed: { type: 'boolean' },
        duplicates: { type: 'boolean' },
      },
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new ArgumentProblem(`${message.split('. ')[0]}. --help shows what there is.`)
  }
}
