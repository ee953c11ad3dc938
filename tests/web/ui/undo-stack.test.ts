import { expect, test } from 'vitest'
import { createUndoStack, UNDO_STEPS } from '../../../web/ui/undo-stack.ts'

function makeStack() {
  const taken: string[] = []
  const stack = createUndoStack()
  const step = (words: string, answer = true) => ({
    words,
    undo: async () => {
      taken.push(words)
      return answer
    },
  })
  return { stack, step, taken }
}

test('steps are taken back newest first, and no farther than there are any', async () => {
  const { stack, step, taken } = makeStack()
  for (const words of ['one', 'two', 'three']) stack.push(step(words))
  for (let i = 0; i < 5; i++) await stack.undo()
  expect([taken, stack.last()]).toEqual([['three', 'two', 'one'], null])
})

test('while one is being taken back, the next call takes back the one before', async () => {
  const { stack, step, taken } = makeStack()
  for (const words of ['one', 'two']) stack.push(step(words))
  await Promise.all([stack.undo(), stack.undo(), stack.undo()])
  expect(taken).toEqual(['two', 'one'])
})

test('one that cannot be taken back now can be tried again', async () => {
  const { stack, step } = makeStack()
  const unlucky = step('excluded', false)
  stack.push(unlucky)
  await stack.undo()
  expect(stack.last()).toBe(unlucky)
})

test('a step taken back from its toast is not taken back again', async () => {
  const { stack, step, taken } = makeStack()
  const removed = step('removed')
  stack.push(removed)
  stack.push(step('moved'))
  await stack.undo(removed)
  await stack.undo(removed)
  await stack.undo()
  expect(taken).toEqual(['removed', 'moved'])
})

test('a step that did not come to be is forgotten, and so are very old ones', () => {
  const { stack, step } = makeStack()
  const refused = step('refused')
  stack.push(refused)
  stack.drop(refused)
  expect(stack.last()).toBeNull()
  expect(UNDO_STEPS).toBeGreaterThanOrEqual(20)
})
