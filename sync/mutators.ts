import { defineMutator, defineMutators } from '@rocicorp/zero'
import { addNote, addNoteArgs, editNote, editNoteArgs, removeNote, removeNoteArgs } from './note-mutators.ts'

/** Every write of the product. Each runs at once in the browser, and again on the server, whose word counts. */
export const mutators = defineMutators({
  note: {
    add: defineMutator(addNoteArgs, addNote),
    edit: defineMutator(editNoteArgs, editNote),
    remove: defineMutator(removeNoteArgs, removeNote),
  },
})
