import worker from './worker-on-loopback.ts'

/** The same as Cloudflare has it for a site on https: on this machine it would be asked over http. */
export default {
  fetch(request: Request, env: never, lifetime: never): Promise<Response> {
    const headers = new Headers(request.headers)
    const origin = headers.get('origin')
    if (origin !== null) headers.set('Origin', origin.replace('http://comps.', 'https://comps.'))
    const asked = new Request(request.url.replace(/^http:/, 'https:'), new Request(request, { headers }))
    return worker.fetch(asked, env, lifetime)
  },
}
