/** What `make` gives, made when first asked for and then kept. A failure is forgotten: the next call tries again. */
export function onceItWorks<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
