const heard = new EventTarget()
let isSaid = false

/** The server has said that nobody is signed in. */
export function sayUnauthorized(): void {
  isSaid = true
  heard.dispatchEvent(new Event('unauthorized'))
}

/** Calls back whenever the server says that nobody is signed in, at once where it has. Returns the way to end it. */
export function onUnauthorized(act: () => void): () => void {
  heard.addEventListener('unauthorized', act)
  if (isSaid) act()
  return () => heard.removeEventListener('unauthorized', act)
}
