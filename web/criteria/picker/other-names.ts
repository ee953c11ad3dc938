import { type BoundFigure, isRangeField } from '../../../sync/domain/criteria/asked-fields.ts'
import { isComputedRange } from '../../../sync/domain/economics/computed-names.ts'
import { isFieldName } from '../../../sync/domain/fields/field-words.ts'
import type { FieldName } from '../../../sync/domain/fields.ts'
import { wordsFor } from '../../../sync/domain/query/fields/words-for.ts'

/** Of what is no figure: people's words that are no part of its name. */
const NAMES: Partial<Record<FieldName | 'construction' | 'rail', string>> = {
  dateSigned: 'signed|execution|executed|lease date',
  commencement: 'commencement|start|begins|move in|occupancy',
  expiration: 'expiration|expiry|lease end|ends|maturity',
  changedAt: 'changed since|updated|modified',
  createdAt: 'added|new since',
  leaseType: 'nnn|gross|net|modified gross',
  propertyType: 'property type|use',
  status: 'asking|executed|verified',
  landlordFirm: 'owner|lessor',
  tenant: 'lessee|company',
  brokerFirm: 'broker firm|listing firm',
  construction: 'built of|walls|tilt|metal|masonry|brick|block',
  rail: 'train|spur',
}

/** What else people call a field, in lower case. */
export function otherNamesOf(askable: string): readonly string[] {
  const own = NAMES[askable as keyof typeof NAMES]?.split('|') ?? []
  const isFigure = isComputedRange(askable) || (isFieldName(askable) && isRangeField(askable))
  return isFigure ? [...own, ...figureNames(askable)] : own
}

function figureNames(field: BoundFigure): readonly string[] {
  return (wordsFor(field).nouns ?? []).flatMap(({ phrases }) => phrases.split('|'))
}
