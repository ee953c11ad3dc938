import { Zero } from '@rocicorp/zero'
import { skipYields } from '@rocicorp/zero/bindings'
import { rowsByName } from '../../../sync/book/base-order/order-by-name.ts'
import { orderRows, type RowOrders } from '../../../sync/book/base-order/row-order.ts'
import type { BookColumns } from '../../../sync/columns/book-columns.ts'
import { createColumnsBuilder } from '../../../sync/columns/build-columns.ts'
import { readProperty } from '../../../sync/columns/read-property.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { keepShell } from './keep-shell.ts'
import { queries, schema, user } from './schema.ts'

/** As many as the product reveals at once, as plain lines: less work than its cards. */
const SHOWN = 48

const expected = Number(new URLSearchParams(location.search).get('rows'))
const rows = new Map<unknown, Property>()
/** What is asked at each keystroke: a page that is searched keeps it. */
let asked: { columns: BookColumns; orders: RowOrders } | null = null
const main = document.createElement('main')
document.body.append(main)

/** Shows the count and the cheapest properties once all are here, from the columns the product searches. */
function show(): void {
  if (rows.size < expected) return
  const builder = createColumnsBuilder()
  for (const row of rows.values()) builder.add(row)
  const columns = builder.finish()
  asked = { columns, orders: orderRows(columns, { name: rowsByName(columns.strings.name) }) }
  const cards = Array.from(asked.orders.rent_asc.subarray(0, SHOWN), (row) => {
    const { name, address, rentPerSf, landlordFirm } = readProperty(columns, row)
    const card = document.createElement('article')
    const heading = document.createElement('h3')
    heading.textContent = name
    card.append(heading, `${address} ${rentPerSf} ${landlordFirm}`)
    return card
  })
  const count = document.createElement('p')
  count.textContent = `Found ${asked.columns.rows} properties available`
  main.replaceChildren(count, ...cards)
  keepShell()
}

/** The columns of the peer's schema are the fields of a property. */
function put(row: Readonly<Record<string, unknown>>): void {
  rows.set(row.id, row as Property)
}

const zero = new Zero<typeof schema>({
  schema,
  userID: user.userId,
  context: user,
  cacheURL: `${location.origin}/zero`,
  pingTimeoutMs: 60_000,
  logLevel: 'error',
})

zero.materialize(queries.property.all(), (_query, input, _format, onDestroy, onTransactionCommit) => {
  input.setOutput({
    // Nothing is removed while it is measured.
    push([, node]) {
      put(node.row)
      return []
    },
  })
  for (const { row } of skipYields(input.fetch({}))) put(row)
  show()
  onTransactionCommit(show)
  return { destroy: onDestroy }
})
