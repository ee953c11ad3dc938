import { useMemo } from 'react'
import type { CorrectedField } from '../../../sync/domain/correction.ts'
import { type Beside, readTyped, type TypedReading } from '../../../sync/sheets/typed/read-typed.ts'

/** What typed words are understood as, while they are typed. */
export function useTypedReading(field: CorrectedField, typed: string, beside: Beside): TypedReading {
  return useMemo(() => readTyped(field, typed, beside, new Date().getFullYear()), [field, typed, beside])
}
