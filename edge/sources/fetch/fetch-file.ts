import { UPLOAD_BYTES } from '../../../sync/api/imports.ts'
import type { OpenByteSource } from '../../../sync/sheets/file/byte-source.ts'
import { openStoredFile } from '../open-stored-file.ts'
import type { SourceWorld } from '../source-world.ts'
import { answerExcerpt } from './answer-excerpt.ts'
import { download, signInPage } from './download.ts'
import { FetchProblem } from './fetch-problem.ts'
import { type FetchedKind, mayAsk } from './source-address.ts'

interface FileToFetch {
  readonly kind: Exclude<FetchedKind, 'google-sheet'>
  readonly address: string
  /** What its file is called; that of a CSV is the name of its sheet, too. */
  readonly name: string
  readonly stopping?: AbortSignal | undefined
}

export interface FetchedFile {
  readonly file: OpenByteSource
  remove(): Promise<void>
}

/**
 * Fetches a CSV or XLSX file and keeps it until it has been read.
 * @throws FetchProblem with what came back, and what to do
 */
export async function fetchFile(world: SourceWorld, asked: FileToFetch): Promise<FetchedFile> {
  const { kind, name, stopping } = asked
  const address = new URL(asked.address)
  const whom = address.host
  const may = (host: string) => mayAsk(kind, host, world.sources)
  if (!may(address.host)) throw new FetchProblem(`Files may not be fetched from ${whom} any more.`)
  const response = await download(world, { address, mayAsk: may, whom, stopping })
  if (!response.ok) {
    throw refused(whom, response.status, await answerExcerpt(response))
  }
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/html')) {
    const answer = await answerExcerpt(response)
    throw kind === 'csv-link'
      ? signInPage(whom, answer)
      : new FetchProblem(
          `${whom} answered with a web page instead of a CSV or XLSX file. Check the address.`,
          { answer },
        )
  }
  const key = `fetched/${crypto.randomUUID()}`
  const remove = () => world.files.remove(key)
  const bytes = await keep(world, key, response, whom)
  const said = response.headers.get('content-length')
  if (said !== null && !response.headers.has('content-encoding') && Number(said) !== bytes) {
    await remove()
    throw cutOff(whom)
  }
  return { file: await openStoredFile(world.files, key, name), remove }
}

async function keep({ files }: SourceWorld, key: string, { body }: Response, whom: string): Promise<number> {
  if (body === null) throw new FetchProblem(`${whom} answered with nothing.`)
  const bytes = await files.put(key, body, UPLOAD_BYTES).catch(() => {
    throw cutOff(whom)
  })
  if (bytes !== null) return bytes
  throw new FetchProblem(`${whom} answered with more than ${UPLOAD_BYTES / 1024 / 1024} MB.`)
}

function cutOff(whom: string): FetchProblem {
  return new FetchProblem(`The connection to ${whom} ended before the file was whole. Try again.`, {
    isPassing: true,
  })
}

function refused(whom: string, status: number, answer: string): FetchProblem {
  switch (status) {
    case 401:
    case 403:
      return new FetchProblem(
        `${whom} answered ${status}: this server may not read the file. Ask for access.`,
        { answer },
      )
    case 404:
    case 410:
      return new FetchProblem(
        `${whom} answered ${status}: nothing is at the address any more. Change the address.`,
        { answer },
      )
    default:
      return new FetchProblem(`${whom} answered ${status}. Check the address.`, { answer })
  }
}
