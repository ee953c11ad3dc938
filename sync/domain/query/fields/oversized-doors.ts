/** "oversized GL", "oversize drive-ins": doors at grade, in the way phrases are listed. */
export const OVERSIZED_DOORS = ['oversized', 'oversize', 'os', 'large', 'big']
  .flatMap((size) =>
    [
      'door',
      'grade door',
      'grade level door',
      'drive in',
      'drive in door',
      'ramp',
      'overhead door',
      'gl',
      'gl door',
      'roll up',
      'roll up door',
      'oh door',
    ].flatMap((noun) => [`${size} ${noun}`, `${size} ${noun}s`]),
  )
  .join('|')
