/** `expired`: heard by who asked for the data to be synced. */
export type WhyUnauthorized = 'unauthorized' | 'expired'

const heard = new EventTarget()
let said: WhyUnauthorized | null = null

/** The server has said that nobody is signed in. */
export function sayUnauthorized(why: WhyUnauthorized = 'unauthorized'): void {
  said = why
  heard.dispatchEvent(new Event('unauthorized'))
}

/** The server has said who is signed in: where nobody was, they signed in elsewhere, such as in another tab. */
export function sayAuthorized(): void {
  said = null
  heard.dispatchEvent(new Event('authorized'))
}

export function isUnauthorized(): boolean {
  return said !== null
}

/** Calls back whenever the server says that nobody is signed in, at once where it has. Returns the way to end it. */
export function onUnauthorized(act: (why: WhyUnauthorized) => void): () => void {
  const hear = (): void => {
    if (said !== null) act(said)
  }
  heard.addEventListener('unauthorized', hear)
  hear()
  return () => heard.removeEventListener('unauthorized', hear)
}

/** Calls back whenever the server says who is signed in. Returns the way to end it. */
export function onAuthorized(act: () => void): () => void {
  heard.addEventListener('authorized', act)
  return () => heard.removeEventListener('authorized', act)
}
