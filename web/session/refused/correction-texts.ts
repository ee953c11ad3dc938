import { LONGEST_REASON, LONGEST_TYPED } from '../../../sync/domain/correction.ts'
import { customNameOf } from '../../../sync/domain/custom-fields.ts'
import { FIELDS } from '../../../sync/domain/fields.ts'
import type { TypedCorrection } from '../../data/corrections/typed-corrections.ts'
import type { TypedText } from './typed-texts.ts'

const KNOWN: Readonly<Record<string, { readonly label: string }>> = FIELDS

/** The texts of a correction, in the order of its form. */
export function correctionTexts({ field, typed, reason }: TypedCorrection): TypedText[] {
  return [
    {
      label: KNOWN[field]?.label ?? customNameOf(field) ?? field,
      text: typed,
      longest: LONGEST_TYPED,
      isNeeded: false,
    },
    { label: 'Reason', text: reason ?? '', longest: LONGEST_REASON, isNeeded: false },
  ]
}

/** The correction with other texts, in the same order. */
export function withCorrectionTexts(
  correction: TypedCorrection,
  [typed = '', reason = '']: readonly string[],
): TypedCorrection {
  return { ...correction, typed, reason: reason || null }
}
