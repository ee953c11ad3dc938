/** The path of the script that this page was begun with: it tells the versions of the app apart. */
export function entryOfPage(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return new URL(script?.src ?? '', location.href).pathname
}
