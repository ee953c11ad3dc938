import * as z from 'zod/mini'
import { recordId } from '../domain/words/person-text.ts'
import { described } from './described.ts'

export const senderId = described(
  'The user who sends it. Where somebody else is signed in by then, such as from another tab, nothing is taken.',
  z.optional(recordId),
)
