import { COMP_LIST_LENGTHS } from '../../../sync/domain/records/comp-list.ts'
import { type TypedWrite, wordsEdited } from '../../data/comp-lists/typed-writes.ts'

/** One of the texts that a person typed for a write. */
export interface TypedText {
  label: string
  text: string
  /** In UTF-16 units. */
  longest: number
  /** A write without it cannot be sent. */
  isNeeded: boolean
}

/** What a write is called. */
export function writeTitle(write: TypedWrite): string {
  switch (write.kind) {
    case 'create':
      return 'New comp list'
    case 'edit':
      return 'Comp list details'
    case 'add':
      return `Comp notes: ${write.comps[0]?.propertyName ?? 'a comp'}`
    case 'annotate':
      return 'Comp notes'
    case 'exclude':
      return 'Reason for excluding a comp'
    case 'adjust':
      return 'Reason for an adjustment'
  }
}

/** The texts of a write, in the order of its form. */
export function typedTexts(write: TypedWrite): TypedText[] {
  switch (write.kind) {
    case 'create':
      return DETAIL_TEXTS.map(({ field, ...rest }) => ({ ...rest, text: write.list[field] ?? '' }))
    case 'edit':
      return DETAIL_TEXTS.flatMap(({ field, ...rest }) => {
        const text = write.details[field]
        return text === undefined ? [] : [{ ...rest, text: text ?? '' }]
      })
    case 'add':
      return [noteText('Notes', write.comps[0]?.notes ?? null)]
    case 'annotate':
      return [noteText('Notes', write.notes)]
    case 'exclude':
      return [noteText('Reason', write.reason)]
    case 'adjust':
      return [noteText('Reason', write.adjustment?.reason ?? null)]
  }
}

/** The write with other texts, in the same order. */
export function withTexts(write: TypedWrite, texts: readonly string[]): TypedWrite {
  const [first = '', second = '', third = ''] = texts
  switch (write.kind) {
    case 'create': {
      const details = { name: first, description: second || null, centerAddress: third || null }
      return { ...write, list: { ...write.list, ...details } }
    }
    case 'edit': {
      const typed = wordsEdited(write.details).map((field, index) => {
        const text = texts[index] ?? ''
        return [field, field === 'name' ? text : text || null]
      })
      return { ...write, details: { ...write.details, ...Object.fromEntries(typed) } }
    }
    case 'add': {
      const comps = write.comps.map((comp, index) => (index === 0 ? { ...comp, notes: first || null } : comp))
      return { ...write, comps }
    }
    case 'annotate':
      return { ...write, notes: first || null }
    case 'exclude':
      return { ...write, reason: first || null }
    case 'adjust':
      return {
        ...write,
        adjustment: write.adjustment && { ...write.adjustment, reason: first || null },
      }
  }
}

const DETAIL_TEXTS = [
  { field: 'name', label: 'Name', longest: COMP_LIST_LENGTHS.name, isNeeded: true },
  { field: 'description', label: 'Description', longest: COMP_LIST_LENGTHS.description, isNeeded: false },
  { field: 'centerAddress', label: 'Center Address', longest: COMP_LIST_LENGTHS.address, isNeeded: false },
] as const

function noteText(label: string, text: string | null): TypedText {
  return { label, text: text ?? '', longest: COMP_LIST_LENGTHS.notes, isNeeded: false }
}
