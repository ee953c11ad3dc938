import { expect, test } from 'vitest'
import { askBuiltIn } from './ask-built-in.ts'
import { makeAssistantBook } from './make-book.ts'

const book = makeAssistantBook()
const told = async (...questions: string[]) => (await askBuiltIn(book, ...questions)).words
/** An answer with the line that says what changed, right after its first. */
const changed = (answer: string, change: string) => answer.replace(/(?=\n)|$/, `\nChanged: ${change}.`)

test('one of the sets that were compared is swapped for another, and the rest stays', async () => {
  expect(await told('Katy vs Tomball, median rent', 'swap Tomball for Houston')).toBe(
    changed(await told('Katy vs Houston, median rent'), 'in Tomball is now in Houston'),
  )
})

test('what was ranked is ranked by other groups and to another number', async () => {
  expect(await told('top 2 towns by SF', 'make that 3')).toBe(
    changed(await told('top 3 towns by SF'), 'top 2 is now top 3'),
  )
  expect(await told('top 2 towns by SF', 'types instead of towns')).toBe(
    changed(await told('top 2 types by SF'), 'by town is now by type'),
  )
})

test('a figure asked elsewhere is of that place alone', async () => {
  expect(await told('median rent for warehouses in Katy', 'and in Tomball?')).toContain('in Tomball')
  expect(await told('median rent for warehouses in Katy', 'and in Tomball?')).not.toContain('Katy or')
})

test('what was meant is a town, and asks for no mean', async () => {
  const meant = await told('warehouses in Houston', 'Sorry, I meant Katy')
  expect(meant).toContain('Katy')
  expect(meant).not.toMatch(/median|average/i)
})
