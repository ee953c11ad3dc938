import type { Criterion } from '../../criteria/criterion.ts'
import { isOfPlace } from './place-of-choice.ts'
import type { Told } from './told-words.ts'

/** Whether what is asked for beside it makes a criterion one that is only told. */
export function isBesideWish(
  told: Told,
  criterion: Criterion,
  asked: readonly { readonly criterion: Criterion }[],
): boolean {
  switch (told) {
    case 'liked':
      return !isOfPlace(criterion)
    case 'today':
      return asked.length > 0
    case 'message':
      return asked.length > 0 && !('not' in criterion && criterion.not)
    case 'scene':
      return asked.length > 0
    case 'subject':
      return asked.some(({ criterion: one }) => isOfPlace(one) || isAlike(one, criterion))
    case 'offer':
      return asked.some(({ criterion: one }) => isAlike(one, criterion))
  }
}

function isAlike(one: Criterion, other: Criterion): boolean {
  if (isOfPlace(one) && isOfPlace(other)) return true
  return one.kind === 'range' && other.kind === 'range' && one.field === other.field
}
