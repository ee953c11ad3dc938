import fc from 'fast-check'
import { overlay } from '../../sync/book/book.ts'
import { makeBase } from './book.ts'
import { anyBook, anyProperty } from './property.ts'

/** A book with some rows changed, some removed and some new since its snapshot, and the properties it shows. */
export const anyOverlaidBook = fc
  .tuple(anyBook, fc.array(fc.tuple(fc.nat(70), fc.option(anyProperty, { nil: null })), { maxLength: 20 }))
  .map(([properties, edits]) => {
    const changes = new Map(
      edits.map(([n, property]) => {
        const id = `id-${String(n).padStart(4, '0')}`
        return [id, { id, property: property && { ...property, id } }] as const
      }),
    )
    const shown = new Map(properties.map((p) => [p.id, p]))
    for (const { id, property } of changes.values()) property ? shown.set(id, property) : shown.delete(id)
    return { book: overlay(makeBase(1, properties), changes.values()), shown: [...shown.values()] }
  })
