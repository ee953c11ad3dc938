import { ORIGIN } from '../app-under-test.ts'
import type { App } from '../host.ts'

const MOST_HOPS = 20

/** Where a browser has come to. */
export interface Page {
  readonly url: URL
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

/** A browser with cookies, which follows redirects between the app and the directory, and a person who can sign in. */
export class PersonAtBrowser {
  readonly #app: App
  readonly #login: string
  readonly #cookies = new Map<string, Map<string, string>>()
  #stopBefore: string | null = null
  /** How often the directory has asked for a name and a password. */
  timesAsked = 0

  /** `login`: the name the person signs in with. */
  constructor(app: App, login: string) {
    this.#app = app
    this.#login = login
  }

  cookie(name: string, host = 'localhost:8787'): string | undefined {
    return this.#cookies.get(host)?.get(name)
  }

  /** The cookies of sign-ins under way, by name. */
  logins(): [name: string, value: string][] {
    const all = [...(this.#cookies.get('localhost:8787') ?? [])]
    return all.filter(([name]) => name.includes('_login_'))
  }

  forgetCookie(name: string): void {
    this.#cookies.get('localhost:8787')?.delete(name)
  }

  setCookie(name: string, value: string, host = 'localhost:8787'): void {
    const jar = this.#cookies.get(host) ?? new Map<string, string>()
    this.#cookies.set(host, jar.set(name, value))
  }

  async signIn(returnTo = '/'): Promise<Page> {
    return await this.open(`${ORIGIN}/api/login?${new URLSearchParams({ returnTo })}`)
  }

  /** Signs in at the directory, and answers the address it leads back to, which is not opened. */
  async signInUpToCallback(returnTo = '/'): Promise<URL> {
    this.#stopBefore = `${ORIGIN}/api/callback`
    const { url } = await this.signIn(returnTo)
    this.#stopBefore = null
    return url
  }

  async send(method: string, path: string, body?: object): Promise<Page> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return await this.#once(new URL(path, ORIGIN), { method, headers: { Origin: ORIGIN }, ...sent })
  }

  /** Says yes where the directory asks whether to sign out of it as well. */
  async signOutAtDirectory(address: string): Promise<Page> {
    const { url, text } = await this.open(address)
    const action = /action="([^"]+)"/.exec(text)?.[1] ?? ''
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(text)?.[1] ?? ''
    const body = new URLSearchParams({ xsrf, logout: 'yes' })
    return await this.#once(new URL(action, url), { method: 'POST', body })
  }

  /** Follows redirects, and fills in the directory's form where it is asked to sign in. */
  async open(address: string): Promise<Page> {
    let url = new URL(address, ORIGIN)
    for (let hop = 0; hop < MOST_HOPS; hop++) {
      if (this.#stopBefore !== null && url.href.startsWith(this.#stopBefore)) return nowhere(url)
      let page = await this.#once(url)
      if (page.status === 200 && url.pathname.includes('/interaction/')) {
        this.timesAsked++
        const form = new URLSearchParams({ prompt: 'login', login: this.#login, password: 'x' })
        page = await this.#once(url, { method: 'POST', body: form })
      }
      const location = page.headers.get('location')
      if (location === null || page.status < 300 || page.status > 399) return page
      url = new URL(location, url)
    }
    throw new Error('Redirects without an end.')
  }

  async #once(url: URL, init: RequestInit = {}): Promise<Page> {
    const jar = this.#cookies.get(url.host) ?? new Map<string, string>()
    this.#cookies.set(url.host, jar)
    const headers = new Headers(init.headers)
    headers.set('Cookie', Array.from(jar, (pair) => pair.join('=')).join('; '))
    headers.set('User-Agent', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/153.0.0.0 Safari/537.36')
    const asked: RequestInit = { ...init, headers, redirect: 'manual' }
    const isOurs = url.host === new URL(ORIGIN).host || url.host === '127.0.0.1:8787'
    const response = isOurs ? await this.#app.request(url.href, asked) : await fetch(url, asked)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line) || value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return { url, status: response.status, text: await response.text(), headers: response.headers }
  }
}

function nowhere(url: URL): Page {
  return { url, status: 0, text: '', headers: new Headers() }
}
