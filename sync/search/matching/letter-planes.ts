import type { LetterBag, LetterBags } from './letter-bag.ts'

/**
 * The letter bags of texts, turned: for every 32 texts there are 64 planes, and plane n says which of them have bit n.
 * So 32 texts are ruled out at once. Planes 0 to 31 are of the low words, 32 to 63 of the high ones.
 */
export type LetterPlanes = Uint32Array

/** Planes for every 32 texts. */
const PLANES = 64

export function letterPlanes({ low, high }: LetterBags): LetterPlanes {
  const planes = new Uint32Array(Math.ceil(low.length / 32) * PLANES)
  const put = (bags: Uint32Array, first: number): void => {
    for (let text = 0; text < bags.length; text++) {
      for (let bits = bags[text] as number; bits !== 0; bits &= bits - 1) {
        const at = (text >>> 5) * PLANES + first + lowestBit(bits)
        planes[at] = (planes[at] as number) | (1 << (text & 31))
      }
    }
  }
  put(low, 0)
  put(high, 32)
  return planes
}

/** Visits the texts whose bags have all bits of another bag, which has any, in order. */
export function eachWithLetters(
  planes: LetterPlanes,
  { low, high }: Pick<LetterBag, 'low' | 'high'>,
  visit: (text: number) => void,
): void {
  const asked = planesOf(low, high)
  for (let block = 0; block * PLANES < planes.length; block++) {
    let texts = -1
    for (let i = 0; i < asked.length && texts !== 0; i++)
      texts &= planes[block * PLANES + (asked[i] as number)] as number
    for (; texts !== 0; texts &= texts - 1) visit(block * 32 + lowestBit(texts))
  }
}

/** The planes of the bits of a bag. */
export function planesOf(low: number, high: number): readonly number[] {
  const planes: number[] = []
  for (let bits = low; bits !== 0; bits &= bits - 1) planes.push(lowestBit(bits))
  for (let bits = high; bits !== 0; bits &= bits - 1) planes.push(32 + lowestBit(bits))
  return planes
}

/** Digits in which the bits that 32 texts share with a query are counted: ones, twos, fours, eights, sixteens. */
export const DIGITS_OF_COUNT = 5

/**
 * Which of 32 texts have enough of the asked bits. Bit n of `begin[d]` is a digit of the number from which the bits of
 * text n are counted on: so far below 32 that the last that is needed carries over. Bit n of `begin[5]` says that none
 * is needed.
 */
export function withEnough(
  planes: LetterPlanes,
  block: number,
  asked: readonly number[],
  begin: Int32Array,
): number {
  let one = begin[0] as number
  let two = begin[1] as number
  let four = begin[2] as number
  let eight = begin[3] as number
  let sixteen = begin[4] as number
  let enough = begin[DIGITS_OF_COUNT] as number
  for (let i = 0; i < asked.length; i++) {
    let carry = planes[block * PLANES + (asked[i] as number)] as number
    const twos = one & carry
    one ^= carry
    const fours = two & twos
    two ^= twos
    const eights = four & fours
    four ^= fours
    carry = eight & eights
    eight ^= eights
    enough |= sixteen & carry
    sixteen ^= carry
  }
  return enough
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}
