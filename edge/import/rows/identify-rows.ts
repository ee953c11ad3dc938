import { propertyId } from './property-id.ts'

export interface IdentifiedRow {
  readonly id: string
  /** The row of the sheet that says the same, where there is one before this. */
  readonly sameAs: number | null
}

export interface SheetRow {
  readonly sheet: string
  readonly rowNumber: number
  readonly key: string
  /** The id that the row's property has already. */
  readonly ownId?: string | undefined
  /** The same for two rows where every cell of them is. */
  readonly hash: string
}

/** A row that was given an id of its own. */
export interface TakenId {
  readonly sheet: string
  /** The id of the first row of its key. */
  readonly firstId: string
  readonly id: string
  readonly hash: string
  readonly rowNumber: number
}

interface IdentifierOptions {
  /** Those that an earlier reading gave out, in the order of the file. */
  readonly taken?: Iterable<TakenId> | undefined
  onTaken?(taken: TakenId): void
}

/** The rows of one key. Nearly always there is one; the others are by content. */
interface SameKey {
  readonly hash: string
  readonly rowNumber: number
  others?: Map<string, { readonly id: string; readonly rowNumber: number }>
}

/**
 * Gives each row of a workbook an id, in the order of the file. Rows with one key are one property if all their cells
 * are the same; else they are several. Which of them has which id is settled once all rows are known.
 */
export function createRowIdentifier(
  team: string,
  source: string,
  { taken, onTaken }: IdentifierOptions = {},
): (row: SheetRow) => IdentifiedRow {
  let sheet: string | undefined
  // By id and not by key, because a key is a slice of the file's text and would keep that text in memory.
  const known = new Map<string, SameKey>()
  for (const one of taken ?? []) {
    enter(one.sheet)
    take(one)
  }

  function enter(next: string): void {
    if (next === sheet) return
    sheet = next
    known.clear()
  }

  function take({ firstId, id, hash, rowNumber }: TakenId): void {
    const first = known.get(firstId)
    if (!first) known.set(firstId, { hash, rowNumber })
    else {
      first.others ??= new Map()
      first.others.set(hash, { id, rowNumber })
    }
  }

  function give(own: TakenId): IdentifiedRow {
    take(own)
    onTaken?.(own)
    return { id: own.id, sameAs: null }
  }

  return (row) => {
    const { sheet, rowNumber, key, ownId, hash } = row
    enter(sheet)
    const idOf = (occurrence: number) => propertyId({ team, source, sheet, key, occurrence })
    const firstId = ownId ?? idOf(1)
    const first = known.get(firstId)
    if (!first) return give({ sheet, firstId, id: firstId, hash, rowNumber })
    if (first.hash === hash) return { id: firstId, sameAs: first.rowNumber }
    const same = first.others?.get(hash)
    if (same) return { id: same.id, sameAs: same.rowNumber }
    return give({ sheet, firstId, id: idOf((first.others?.size ?? 0) + 2), hash, rowNumber })
  }
}
