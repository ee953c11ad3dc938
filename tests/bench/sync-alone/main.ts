import { Zero } from '@rocicorp/zero'
import { skipYields } from '@rocicorp/zero/bindings'
import { createColumnsBuilder } from '../../../sync/book/build-columns.ts'
import { readProperty } from '../../../sync/book/read-property.ts'
import { orderRows } from '../../../sync/book/row-order.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { queries, schema } from './schema.ts'

const CARDS = 48

declare global {
  interface Window {
    /** Milliseconds from navigation to the first results on screen. */
    firstResultsAt?: number
  }
}

const context = {}
const zero = new Zero({
  schema,
  userID: 'bench',
  cacheURL: `${location.origin}/zero`,
  context,
  pingTimeoutMs: 60_000,
  logLevel: 'error',
} as never) as Zero
const expected = Number(new URLSearchParams(location.search).get('rows'))
const rows = new Map<string, Property>()

/** Shows the count and the cheapest rows once they are all here, as the product's search page does. */
function show(): void {
  if (rows.size < expected || window.firstResultsAt !== undefined) return
  const builder = createColumnsBuilder()
  for (const row of rows.values()) builder.add(row)
  const columns = builder.finish()
  const { rent_asc } = orderRows(columns)
  const list = document.getElementById('rows')
  for (const row of rent_asc.subarray(0, CARDS)) {
    const { name, address, rentPerSf } = readProperty(columns, row)
    const item = document.createElement('li')
    item.textContent = `${name} ${address} ${rentPerSf}`
    list?.append(item)
  }
  const count = document.getElementById('count')
  if (count) count.textContent = `Found ${columns.rows} properties available`
  requestAnimationFrame(() => {
    window.firstResultsAt = performance.now()
  })
}

// A change is a tuple of kind and node: 0 added, 1 removed, 2 edited.
zero.materialize(
  queries.property.all() as never,
  ((
    _query: unknown,
    input: never,
    _format: unknown,
    onDestroy: () => void,
    onCommit: (run: () => void) => void,
  ) => {
    const source = input as unknown as {
      setOutput(output: { push(change: [number, { row: Property }]): [] }): void
      fetch(request: object): Iterable<{ row: Property } | 'yield'>
    }
    source.setOutput({
      push([kind, { row }]) {
        if (kind === 1) rows.delete(row.id)
        else rows.set(row.id, row)
        return []
      },
    })
    for (const node of skipYields(source.fetch({}) as never) as Iterable<{ row: Property }>)
      rows.set(node.row.id, node.row)
    show()
    onCommit(show)
    return { destroy: onDestroy }
  }) as never,
)
