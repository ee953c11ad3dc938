import { propertyId } from './property-id.ts'
import { createRowTable } from './row-table.ts'

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
  /** The first row of each key, by its id. */
  let known = createRowTable()
  /** The others, by content: nearly always there are none. */
  const others = new Map<number, Map<string, { readonly id: string; readonly rowNumber: number }>>()
  for (const one of taken ?? []) {
    enter(one.sheet)
    take(one)
  }

  function enter(next: string): void {
    if (next === sheet) return
    sheet = next
    known = createRowTable()
    others.clear()
  }

  function take({ firstId, id, hash, rowNumber }: TakenId): void {
    const first = known.find(firstId)
    const own = others.get(first)
    if (first < 0) known.add(firstId, hash, rowNumber)
    else if (own) own.set(hash, { id, rowNumber })
    else others.set(first, new Map([[hash, { id, rowNumber }]]))
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
    const first = known.find(firstId)
    if (first < 0) return give({ sheet, firstId, id: firstId, hash, rowNumber })
    if (known.hasHash(first, hash)) return { id: firstId, sameAs: known.rowNumber(first) }
    const own = others.get(first)
    const same = own?.get(hash)
    if (same) return { id: same.id, sameAs: same.rowNumber }
    return give({ sheet, firstId, id: idOf((own?.size ?? 0) + 2), hash, rowNumber })
  }
}
