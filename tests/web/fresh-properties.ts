import { beforeAll } from 'vitest'
import type { Property } from '../../sync/domain/property.ts'
import { productProperties } from './product-properties.ts'

/** The words that its name begins with. */
export const parkOf = ({ name }: Property): string => name.split(' ').slice(0, 2).join(' ')

/**
 * Gives out properties that no other test corrects, each in a park of so few that a list of it draws every row. The tests
 * share one product: a file has its half to itself.
 */
export function freshProperties(part: 'first half' | 'last half'): () => Property {
  let fresh: Property[]
  /** What each property says of itself, in lower case. */
  let texts: string[]
  beforeAll(async () => {
    const { all, unnoted } = await productProperties()
    texts = all.map((one) => JSON.stringify(one).toLowerCase())
    const known = unnoted.filter(({ clearHeight, rentPerSf }) => clearHeight !== null && rentPerSf !== null)
    // Other tests take the first and the last.
    const between = known.slice(40, -40)
    const middle = Math.floor(between.length / 2)
    fresh = part === 'first half' ? between.slice(0, middle) : between.slice(middle)
  })
  return function freshProperty(): Property {
    const one = fresh.pop()
    if (one === undefined) throw new Error('There are more tests than properties.')
    const words = parkOf(one).toLowerCase().split(' ')
    const alike = texts.filter((text) => words.every((word) => text.includes(word))).length
    return alike > 1 && alike <= 10 ? one : freshProperty()
  }
}
