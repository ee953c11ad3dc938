/** Who tries. The tokens are the owner's, and so is the session that has expired. */
export const CALLERS = [
  'nobody',
  'anotherTeam',
  'viewer',
  'member',
  'owner',
  'administrator',
  'readToken',
  'writeToken',
  'disabled',
  'expired',
  'demotedOwner',
] as const
export type CallerName = (typeof CALLERS)[number]

/** `ok`: it is done, or shown. Of a query 404 says that the door is open and the thing is not seen. */
export type Outcome = 'ok' | '401' | '403' | '404'

/** What an attempt is about: the owner's note and comp list, kept for themselves or shared with the team. */
export type Sharing = 'private' | 'shared'

export interface Row {
  /** The row without its outcomes. */
  readonly title: string
  /** As the contract, the queries or the mutators name it. */
  readonly call: string
  readonly sharing: Sharing
  /** In place of the example's. */
  readonly input: Readonly<Record<string, unknown>>
  readonly outcomes: Readonly<Record<CallerName, Outcome>>
}

const LINE =
  /^(?<call>[\w.]+)(?: (?<sharing>private|shared))?(?: (?<input>\{.*\}))?\s+(?<outcomes>(?:ok|40[134])\b.*)$/

/** The rows of a table whose outcomes stand in the order of the callers. */
export function rowsIn(table: string): readonly Row[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const { call = '', sharing, input = '{}', outcomes = '' } = LINE.exec(line.trim())?.groups ?? {}
      const cells = outcomes.split(/\s+/)
      if (cells.length !== CALLERS.length) throw new Error(`Not a row of the matrix: ${line}`)
      return {
        title: line.slice(0, line.lastIndexOf(outcomes)).trim(),
        call,
        sharing: sharing === 'private' ? 'private' : 'shared',
        input: JSON.parse(input),
        outcomes: Object.fromEntries(CALLERS.map((caller, i) => [caller, cells[i]])) as Row['outcomes'],
      }
    })
}
