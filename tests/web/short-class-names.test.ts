import { expect, test } from 'vitest'
import { createClassNames } from '../../web/build/short-class-names.ts'

test('a class has one name, which starts with a letter and is no other class of any sheet', () => {
  const nameOf = createClassNames()
  const sheets = Array.from({ length: 100 }, (_, i) => `/room-${i}/sheet.module.css`)
  const classes = sheets.flatMap((path) =>
    Array.from({ length: 50 }, (_, i) => [`class-${i}`, path] as const),
  )
  const names = classes.map(([name, path]) => nameOf(name, path))
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z]\w{4,5}$/.test(name))).toEqual([])
  expect(classes.map(([name, path]) => nameOf(name, path))).toEqual(names)
})

test('the same classes have the same names in every build', () => {
  const build = () => {
    const nameOf = createClassNames()
    return [nameOf('chip', '/a.css'), nameOf('words', '/a.css'), nameOf('chip', '/b.css')]
  }
  expect(build()).toEqual(build())
})
