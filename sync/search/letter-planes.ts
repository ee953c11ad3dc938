/**
 * The letter bags of texts, turned: of every 32 texts, plane n says which have bit n. So 32 texts are ruled out at
 * once. Planes 0 to 31 are of the low words, 32 to 63 of the high ones.
 */
export interface LetterPlanes {
  planes: Uint32Array
  /** Planes for every 32 texts. */
  each: number
}

export function letterPlanes({ low, high }: { low: Uint32Array; high?: Uint32Array }): LetterPlanes {
  const each = high ? 64 : 32
  const planes = new Uint32Array(Math.ceil(low.length / 32) * each)
  const put = (bags: Uint32Array, first: number): void => {
    for (let text = 0; text < bags.length; text++) {
      for (let bits = bags[text] as number; bits !== 0; bits &= bits - 1) {
        const at = (text >>> 5) * each + first + lowestBit(bits)
        planes[at] = (planes[at] as number) | (1 << (text & 31))
      }
    }
  }
  put(low, 0)
  if (high) put(high, 32)
  return { planes, each }
}

/** Visits the texts whose bags have all bits of another low word, which has any, in order. */
export function eachWithLetters(
  { planes, each }: LetterPlanes,
  low: number,
  visit: (text: number) => void,
): void {
  const asked = planesOf(low, 0)
  for (let block = 0; block * each < planes.length; block++) {
    let texts = -1
    for (let i = 0; i < asked.length && texts !== 0; i++)
      texts &= planes[block * each + (asked[i] as number)] as number
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

/**
 * Which of 32 texts have at least `least` of the asked bits, up to 32. Bit n of the numbers `one` to `sixteen` is a
 * digit of how many of text n were counted. They begin so far below 32 that the last that is needed carries over.
 */
export function withAtLeast(
  { planes, each }: LetterPlanes,
  block: number,
  asked: readonly number[],
  least: number,
): number {
  const begin = 32 - least
  let one = -(begin & 1)
  let two = -((begin >> 1) & 1)
  let four = -((begin >> 2) & 1)
  let eight = -((begin >> 3) & 1)
  let sixteen = -((begin >> 4) & 1)
  let enough = 0
  for (let i = 0; i < asked.length; i++) {
    let carry = planes[block * each + (asked[i] as number)] as number
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
