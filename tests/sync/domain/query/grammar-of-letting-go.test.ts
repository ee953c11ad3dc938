import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn as parse } from './criteria-in.ts'

/** What is asked, without words that are shown as not used. */
const asked = (words: string) => parse(words).filter(({ kind }) => kind !== 'text')
const expectAsked = (words: string, all: readonly unknown[]) =>
  expect({ words, all: asked(words) }).toEqual({ words, all })
const oneOf = fc.constantFrom
const katy = { kind: 'word', field: 'city', anyOf: ['Katy'], not: false }
const amenity = (name: string) => ({ kind: 'amenity', amenity: name, not: false })

test('what nobody cares about is asked for neither way', () => {
  fc.assert(
    fc.property(
      oneOf("couldn't care less", 'could care less', 'could not care less', 'not fussed', 'not worried'),
      oneOf('docks', 'rail', 'sprinklers', 'a crane', 'office', 'yard'),
      oneOf(
        (waived: string) => `${waived}, Katy`,
        (waived: string) => `Katy, ${waived}`,
      ),
      (said, feature, within) => {
        expectAsked(within(`${said} about ${feature}`), [katy])
      },
    ),
  )
})

const FIGURES = [
  ['20-30k sf', ['size', 'square footage']],
  ['30 clear', ['clear height', 'height']],
  ['8 docks', ['docks']],
  ['under $1.20', ['rent']],
] as const

test('a figure that is let go later in the question is not asked for, and the rest is', () => {
  fc.assert(
    fc.property(
      oneOf(...FIGURES.flatMap(([figure, nouns]) => nouns.map((noun) => [figure, noun] as const))),
      oneOf(
        (noun: string) => `forget the ${noun}`,
        (noun: string) => `forget about the ${noun}`,
        (noun: string) => `never mind the ${noun}`,
        (noun: string) => `ignore the ${noun}`,
      ),
      oneOf('', ', ESFR'),
      ([figure, noun], letGo, more) => {
        const kept = more === '' ? [katy] : [katy, amenity('sprinkler')]
        expectAsked(`Katy ${figure}, ${letGo(noun)}${more}`, kept)
      },
    ),
  )
})

test('what is compared is let go by the word that compares it', () => {
  fc.assert(
    fc.property(
      oneOf(
        ['newer than 2010', 'newer'],
        ['built after 1999', 'the newer part'],
        ['built since 2015', 'the age'],
        ['under 90 cents', 'cheaper'],
        ['20-40k sf', 'bigger'],
        ['over 28 clear', 'taller'],
      ),
      oneOf('forget', 'forget about', 'never mind', 'scratch'),
      oneOf('', ', ESFR'),
      ([figure, word], verb, more) => {
        const kept = more === '' ? [katy] : [katy, amenity('sprinkler')]
        expectAsked(`Katy ${figure}, ${verb} ${word}${more}`, kept)
      },
    ),
  )
})

test('a feature that is not needed takes its figure with it, and one that is only liked does not', () => {
  fc.assert(
    fc.property(
      oneOf(['10 tons', 'crane', 'craneTons'], ['8 docks', 'docks', 'dockDoors']),
      oneOf(
        [(noun: string) => `no ${noun} needed`, false],
        [(noun: string) => `no ${noun} required`, false],
        [(noun: string) => `${noun} not needed`, false],
        [(noun: string) => `don't need ${noun}`, false],
        [(noun: string) => `${noun} preferred`, true],
        [(noun: string) => `${noun} would be nice`, true],
      ),
      ([figure, noun, field], [said, isKept]) => {
        const kept = isKept ? [expect.objectContaining({ kind: 'range', field }), katy] : [katy]
        expectAsked(`${figure} Katy, ${said(noun)}`, kept)
      },
    ),
  )
})

test('what is wanted after a denied clause is asked for', () => {
  fc.assert(
    fc.property(
      oneOf("clear height doesn't matter", "column spacing doesn't matter", "parking doesn't bother me"),
      oneOf(', but i want ', ', i need ', ' but we want ', ', want '),
      oneOf(['sprinklers', 'sprinkler'], ['docks', 'dock'], ['a yard', 'yard'], ['heavy power', 'power']),
      (denied, joint, [feature, id]) => {
        expectAsked(`Katy, ${denied}${joint}${feature}`, [katy, amenity(id)])
      },
    ),
  )
})

test('none of the ones of a type denies the type', () => {
  for (const [type, name] of [
    ['office', 'Office'],
    ['flex', 'Flex'],
    ['manufacturing', 'Manufacturing'],
  ])
    for (const no of ['none of the', 'not the', 'no'])
      expectAsked(`Katy, ${no} ${type} ones`, [
        katy,
        { kind: 'word', field: 'propertyType', anyOf: [name], not: true },
      ])
})

test('what is paid today is no criterion, and what is wanted instead is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 98 }),
      fc.integer({ min: 40, max: 59 }),
      oneOf(
        (cents: number) => `paying ${cents} cents now`,
        (cents: number) => `currently paying ${cents} cents`,
        (cents: number) => `they pay ${cents} cents today`,
      ),
      oneOf(
        (cents: number) => `want ${cents} or below`,
        (cents: number) => `looking for ${cents} cents max`,
        (cents: number) => `need to be under ${cents} cents`,
      ),
      (paid, wanted, pays, wants) => {
        const [first, ...more] = asked(`${pays(paid)}, ${wants(wanted)}, Katy`)
        expect(first).toMatchObject({ kind: 'range', field: 'rentPerSf', min: null, max: wanted / 100 })
        expect(more).toEqual([katy])
        expectAsked(`Katy, ${pays(paid)}`, [katy])
      },
    ),
  )
})
