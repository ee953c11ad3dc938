import { COMP_LIST_LENGTHS } from '../../../sync/domain/records/comp-list.ts'
import type { TypedWrite } from '../../data/comp-lists/typed-writes.ts'

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
      return detailTexts(write.list)
    case 'edit':
      return detailTexts(write.details)
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
  const details = { name: first, description: second || null, centerAddress: third || null }
  switch (write.kind) {
    case 'create':
      return { ...write, list: { ...write.list, ...details } }
    case 'edit':
      return { ...write, details: { ...write.details, ...details } }
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

interface Details {
  name: string
  description: string | null
  centerAddress: string | null
}

function detailTexts({ name, description, centerAddress }: Details): TypedText[] {
  return [
    { label: 'Name', text: name, longest: COMP_LIST_LENGTHS.name, isNeeded: true },
    {
      label: 'Description',
      text: description ?? '',
      longest: COMP_LIST_LENGTHS.description,
      isNeeded: false,
    },
    {
      label: 'Center Address',
      text: centerAddress ?? '',
      longest: COMP_LIST_LENGTHS.address,
      isNeeded: false,
    },
  ]
}

function noteText(label: string, text: string | null): TypedText {
  return { label, text: text ?? '', longest: COMP_LIST_LENGTHS.notes, isNeeded: false }
}
