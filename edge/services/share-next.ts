/**
 * Lets calls that come together share one run. Who calls while one is under way shares the next, so that nobody is
 * told what was so before they asked.
 */
export function shareNext<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  let next: Promise<T> | null = null

  function start(): Promise<T> {
    const own = run()
    running = own
    const end = () => {
      if (running === own) running = null
    }
    own.then(end, end)
    return own
  }

  return () => {
    if (running === null) return start()
    const begin = () => {
      next = null
      return start()
    }
    next ??= running.then(begin, begin)
    return next
  }
}
