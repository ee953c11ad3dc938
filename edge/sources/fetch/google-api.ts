import * as z from 'zod/mini'
import { readCapped } from '../../outbound/read-capped.ts'
import type { GoogleAccount } from '../../settings/source-settings.ts'
import type { SourceWorld } from '../source-world.ts'
import { answerText } from './answer-excerpt.ts'
import { download } from './download.ts'
import { FetchProblem } from './fetch-problem.ts'
import { dropGoogleToken, googleToken } from './google-token.ts'

const API = 'https://sheets.googleapis.com/v4/spreadsheets/'
const FIELDS =
  'properties.title,sheets(properties(title,hidden,sheetType,gridProperties(rowCount,columnCount)),merges)'
/** Of one answer; a page of 5,000 rows and 60 columns has about 5 MB. */
const MOST_BYTES = 64 * 1024 * 1024

/** One may have been ended before its time. */
const TOKENS_TRIED = 2

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])
const merge = z.object({
  startRowIndex: z.optional(z.number()),
  endRowIndex: z.optional(z.number()),
  startColumnIndex: z.optional(z.number()),
  endColumnIndex: z.optional(z.number()),
})
const spreadsheet = z.object({
  properties: z.object({ title: z.string() }),
  sheets: z.array(
    z.object({
      properties: z.object({
        title: z.string(),
        hidden: z.optional(z.boolean()),
        gridProperties: z.optional(z.object({ rowCount: z.number(), columnCount: z.number() })),
      }),
      merges: z.optional(z.array(merge)),
    }),
  ),
})
export type Spreadsheet = z.infer<typeof spreadsheet>

const valueRange = z.object({ values: z.optional(z.array(z.array(cell))) })
export type GoogleValue = z.infer<typeof cell>

export interface GoogleApi {
  about(): Promise<Spreadsheet>
  /** Rows of a range, without empty cells at their ends and empty rows at the end. */
  values(range: string, render: 'UNFORMATTED_VALUE' | 'FORMATTED_VALUE'): Promise<GoogleValue[][]>
}

/** Google's interface of one spreadsheet. Each call throws `FetchProblem` with what came back, and what to do. */
export function googleApi(world: SourceWorld, id: string, stopping: AbortSignal | undefined): GoogleApi {
  const account = world.sources.google
  if (account === null) {
    throw new FetchProblem(
      'This server has no service account for private Google sheets. Whoever runs it can set GOOGLE_SERVICE_ACCOUNT; a sheet that is published can be added by its link.',
    )
  }

  async function answerOf(own: GoogleAccount, path: string): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const token = await googleToken(world, own, stopping)
      const response = await download(world, {
        address: new URL(`${API}${encodeURIComponent(id)}${path}`),
        headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
        mayAsk: () => false,
        whom: 'Google',
        stopping,
      })
      if (response.status !== 401) return response
      dropGoogleToken(own, token)
      if (attempt === TOKENS_TRIED) return response
      await response.body?.cancel()
    }
  }

  async function ask<S extends z.ZodMiniType>(path: string, shape: S): Promise<z.infer<S>> {
    const response = await answerOf(account as GoogleAccount, path)
    const bytes = await readCapped(response, MOST_BYTES).catch(() => {
      throw new FetchProblem('The connection to Google ended before the answer was whole. Try again.', {
        isPassing: true,
      })
    })
    const answer = answerText(
      response,
      bytes === null ? '' : new TextDecoder().decode(bytes.subarray(0, SHOWN_BYTES)),
    )
    if (!response.ok) throw refused(response.status, account?.email ?? '', answer)
    const parsed = z.safeParse(shape, bytes === null ? null : jsonIn(bytes))
    if (parsed.success) return parsed.data
    throw new FetchProblem('Google answered something that is no sheet. Try again.', {
      isPassing: true,
      answer,
    })
  }

  return {
    about: () => ask(`?fields=${encodeURIComponent(FIELDS)}`, spreadsheet),
    async values(range, render) {
      const query = `valueRenderOption=${render}&dateTimeRenderOption=SERIAL_NUMBER&majorDimension=ROWS`
      return (await ask(`/values/${encodeURIComponent(range)}?${query}`, valueRange)).values ?? []
    },
  }
}

/** For an answer that is not a sheet. */
const SHOWN_BYTES = 8_192

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

function refused(status: number, email: string, answer: string): FetchProblem {
  switch (status) {
    case 401:
      return new FetchProblem(
        'Google answered 401: it no longer knows the service account. Whoever runs the server must renew GOOGLE_SERVICE_ACCOUNT.',
        { answer },
      )
    case 403:
      return new FetchProblem(
        `Google answered 403: the sheet is not shared with ${email}. Share it, as a viewer.`,
        { answer },
      )
    case 404:
      return new FetchProblem('Google answered 404: there is no such sheet any more. Change the address.', {
        answer,
      })
    default:
      return new FetchProblem(`Google answered ${status}. Check the address of the sheet.`, { answer })
  }
}
