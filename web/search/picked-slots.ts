/**
 * Those of the results that are picked, in the order of the results. What is picked and no longer found waits until it
 * is found again.
 */
export function pickedSlots(
  picked: ReadonlySet<string>,
  results: Uint32Array,
  slotOf: (id: string) => number,
): Uint32Array {
  if (picked.size === 0) return new Uint32Array()
  const slots = new Set(Array.from(picked, slotOf))
  return results.filter((slot) => slots.has(slot))
}
