/** The buffers of all typed arrays in a plain object, each once, to be moved between threads instead of copied. */
export function transferOf(value: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>()
  collect(value, buffers)
  return [...buffers]
}

function collect(value: unknown, buffers: Set<ArrayBuffer>): void {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) buffers.add(value.buffer)
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collect(part, buffers)
  }
}
