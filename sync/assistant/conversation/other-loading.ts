import type { Criterion } from '../../domain/criteria/criterion.ts'

/** "dock high instead" after "grade doors": one way of loading in the place of the other. */
export function withoutOtherLoading(
  known: readonly Criterion[],
  asked: readonly Criterion[],
): readonly Criterion[] {
  return asked.length > 0 && asked.every(isLoading) ? known.filter((one) => !isLoading(one)) : known
}

function isLoading(one: Criterion): boolean {
  if (one.kind === 'amenity') return one.amenity === 'dock'
  return one.kind === 'range' && (one.field === 'dockDoors' || one.field === 'gradeDoors')
}
