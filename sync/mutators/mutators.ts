import { defineMutators } from '@rocicorp/zero'
import {
  adjustComp,
  adjustCompArgs,
  describeSubject,
  describeSubjectArgs,
  rateRow,
  rateRowArgs,
  setBase,
  setBaseArgs,
  weighComp,
  weighCompArgs,
} from './adjustment-mutators.ts'
import { addAlias, addAliasArgs, removeAlias, removeAliasArgs } from './alias-mutators.ts'
import { assumeTerm, assumeTermArgs } from './assumption-mutators.ts'
import { attachmentArgs, removeAttachment, restoreAttachment } from './attachment-mutators.ts'
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
} from './comp-list-mutators.ts'
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
} from './comp-mutators.ts'
import {
  setCorrection,
  setCorrectionArgs,
  takeBackCorrection,
  takeBackCorrectionArgs,
} from './correction-mutators.ts'
import { defineWrite } from './define-write.ts'
import { addNote, addNoteArgs, editNote, editNoteArgs, removeNote, removeNoteArgs } from './note-mutators.ts'
import {
  addProperty,
  addPropertyArgs,
  propertyArgs,
  removeProperty,
  restoreProperty,
} from './property-mutators.ts'
import {
  editView,
  editViewArgs,
  removeView,
  removeViewArgs,
  saveView,
  saveViewArgs,
} from './view-mutators.ts'

/** Every write of the product. Each runs at once in the browser, and again on the server, whose result counts. */
export const mutators = defineMutators({
  note: {
    add: defineWrite(addNoteArgs, addNote),
    edit: defineWrite(editNoteArgs, editNote),
    remove: defineWrite(removeNoteArgs, removeNote),
  },
  view: {
    save: defineWrite(saveViewArgs, saveView),
    edit: defineWrite(editViewArgs, editView),
    remove: defineWrite(removeViewArgs, removeView),
  },
  alias: {
    add: defineWrite(addAliasArgs, addAlias),
    remove: defineWrite(removeAliasArgs, removeAlias),
  },
  assumption: {
    set: defineWrite(assumeTermArgs, assumeTerm),
  },
  compList: {
    create: defineWrite(createCompListArgs, createCompList),
    edit: defineWrite(editCompListArgs, editCompList),
    setSubject: defineWrite(setSubjectArgs, setSubject),
    describeSubject: defineWrite(describeSubjectArgs, describeSubject),
    setBase: defineWrite(setBaseArgs, setBase),
    rateRow: defineWrite(rateRowArgs, rateRow),
    remove: defineWrite(compListArgs, removeCompList),
    restore: defineWrite(compListArgs, restoreCompList),
  },
  comp: {
    add: defineWrite(addCompsArgs, addComps),
    include: defineWrite(includeCompArgs, includeComp),
    exclude: defineWrite(excludeCompArgs, excludeComp),
    annotate: defineWrite(annotateCompArgs, annotateComp),
    remove: defineWrite(removeCompsArgs, removeComps),
    place: defineWrite(placeCompArgs, placeComp),
    adjust: defineWrite(adjustCompArgs, adjustComp),
    weigh: defineWrite(weighCompArgs, weighComp),
  },
  correction: {
    set: defineWrite(setCorrectionArgs, setCorrection),
    takeBack: defineWrite(takeBackCorrectionArgs, takeBackCorrection),
  },
  property: {
    add: defineWrite(addPropertyArgs, addProperty),
    remove: defineWrite(propertyArgs, removeProperty),
    restore: defineWrite(propertyArgs, restoreProperty),
  },
  attachment: {
    remove: defineWrite(attachmentArgs, removeAttachment),
    restore: defineWrite(attachmentArgs, restoreAttachment),
  },
})
