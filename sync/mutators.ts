import { defineMutator, defineMutators } from '@rocicorp/zero'
import {
  compListArgs,
  createCompList,
  createCompListArgs,
  editCompList,
  editCompListArgs,
  removeCompList,
  restoreCompList,
  setSubject,
  setSubjectArgs,
} from './comp-lists/comp-list-mutators.ts'
import {
  addComps,
  addCompsArgs,
  annotateComp,
  annotateCompArgs,
  excludeComp,
  excludeCompArgs,
  includeComp,
  includeCompArgs,
  placeComp,
  placeCompArgs,
  removeComps,
  removeCompsArgs,
} from './comp-lists/comp-mutators.ts'
import { addNote, addNoteArgs, editNote, editNoteArgs, removeNote, removeNoteArgs } from './note-mutators.ts'

/** Every write of the product. Each runs at once in the browser, and again on the server, whose word counts. */
export const mutators = defineMutators({
  note: {
    add: defineMutator(addNoteArgs, addNote),
    edit: defineMutator(editNoteArgs, editNote),
    remove: defineMutator(removeNoteArgs, removeNote),
  },
  compList: {
    create: defineMutator(createCompListArgs, createCompList),
    edit: defineMutator(editCompListArgs, editCompList),
    setSubject: defineMutator(setSubjectArgs, setSubject),
    remove: defineMutator(compListArgs, removeCompList),
    restore: defineMutator(compListArgs, restoreCompList),
  },
  comp: {
    add: defineMutator(addCompsArgs, addComps),
    include: defineMutator(includeCompArgs, includeComp),
    exclude: defineMutator(excludeCompArgs, excludeComp),
    annotate: defineMutator(annotateCompArgs, annotateComp),
    remove: defineMutator(removeCompsArgs, removeComps),
    place: defineMutator(placeCompArgs, placeComp),
  },
})
