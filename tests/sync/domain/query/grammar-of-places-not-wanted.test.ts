import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { understoodIn } from './criteria-in.ts'

const TOWNS = ['Katy', 'Baytown', 'Sugar Land', 'Pasadena']
const city = (name: string, not = false): Criterion => ({ kind: 'word', field: 'city', anyOf: [name], not })
const each = (...words: (readonly string[])[]): string[] =>
  words.reduce<string[]>((all, next) => all.flatMap((one) => next.map((other) => `${one}${other}`)), [''])

test('a wish that is denied asks for what is denied nowhere', () => {
  const wishes = each(
    ['I ', 'we ', 'they ', ''],
    ['would not ', "wouldn't ", 'do not ', "don't "],
    ['wish ', 'want ', 'like ', 'care ', 'choose '],
    ['to be in ', 'to go to '],
  )
  for (const wish of wishes) {
    for (const town of TOWNS)
      expect(understoodIn(`${wish}${town}`), `${wish}${town}`).toEqual([city(town, true)])
  }
  for (const wish of ['we would rather not be in', "they'd rather not be in", "we'd prefer not to be in"])
    expect(understoodIn(`${wish} Katy`), wish).toEqual([city('Katy', true)])
})

test('where somebody is leaving is not where they look', () => {
  const leaving = each(
    ['we are ', 'tenant is ', 'client '],
    [
      'leaving ',
      'vacating ',
      'moving out of ',
      'getting out of ',
      'relocating from ',
      'outgrowing ',
      'leaving the space in ',
    ],
  )
  const before = [
    ...leaving,
    'tenant wants out of ',
    'head office in ',
    'head office is in ',
    'corporate office in ',
    'currently in ',
    'presently in ',
    'we sit in ',
  ]
  for (const said of before) {
    for (const wish of [', want 20k in Stafford', ' and needs Stafford', ', looking at Stafford']) {
      for (const town of TOWNS) {
        const places = understoodIn(`${said}${town}${wish}`).filter(({ kind }) => kind !== 'range')
        expect(places, `${said}${town}${wish}`).toEqual([city('Stafford')])
      }
    }
  }
})

test('what nobody cares for is denied', () => {
  for (const said of [
    "we aren't keen on",
    'not keen on being in',
    'not crazy about',
    'spare me',
    'they are not big on',
  ])
    expect(understoodIn(`${said} Pasadena`), said).toEqual([city('Pasadena', true)])
})

test('what is there today is asked for where nobody is spoken of', () => {
  for (const words of ['currently in Katy', 'buildings currently in Katy', 'what is currently in Katy'])
    expect(understoodIn(words), words).toEqual([city('Katy')])
})

test('the office of a firm is no kind of space', () => {
  for (const words of ['our head office wants 20k in Katy', 'home office is in Dallas, 20k in Katy'])
    expect(
      understoodIn(words).map(({ kind }) => kind),
      words,
    ).toEqual(['range', 'word'])
})

test('a feature whose lack is no problem is not asked for', () => {
  for (const feature of ['yard', 'outside storage', 'docks', 'rail', 'crane', 'office']) {
    for (const fine of ['no problem', 'is no problem', 'not a problem', "that's no big deal", 'no worries'])
      expect(understoodIn(`no ${feature} ${fine}, Katy`), `${feature} ${fine}`).toEqual([city('Katy')])
  }
})

test('a word that is a town too belongs to the word behind it', () => {
  for (const words of [
    'no surprise charges in Katy',
    'without surprise fees, Katy',
    'no surprise inspections Katy',
  ])
    expect(understoodIn(words), words).toEqual([city('Katy')])
  expect(understoodIn('warehouses in Surprise')).toContainEqual(city('Surprise'))
})

test('a road behind the comma of a town narrows it', () => {
  for (const near of ['off', 'along', 'near', 'just off', 'right by', 'on', 'close to', 'with frontage on']) {
    const [town, road, ...further] = understoodIn(`Katy, ${near} I-10`)
    expect(town, near).toEqual(city('Katy'))
    expect(road, near).toMatchObject({ names: ['I-10'] })
    expect(further).toEqual([])
  }
})
