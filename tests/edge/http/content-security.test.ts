import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../edge/http/content-security.ts'
import { outsideSources } from '../../../edge/maps/outside-sources.ts'
import { mapSettingsOf } from '../../../edge/settings/map-settings.ts'

test('maps may be fetched and shown from their hosts, and nothing else from there', () => {
  expect(directives({ MAP_STYLE_URL: 'https://maps.example/style.json', NETWORK: 'on' })).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'connect-src': "'self' ws://localhost:8787 https://maps.example https://basemap.nationalmap.gov",
    'img-src': "'self' data: blob: https://maps.example https://basemap.nationalmap.gov",
    'font-src': "'self'",
    'worker-src': "'self'",
  })
})

test('a frame is allowed for the street view only, and only with its key', () => {
  expect(directives({ GOOGLE_MAPS_EMBED_KEY: 'k' })).toHaveProperty('frame-src', 'https://www.google.com')
  expect(directives({})).not.toHaveProperty('frame-src')
})

test('without the network nothing outside is allowed', () => {
  expect(directives({ NETWORK: 'off', MAPTILER_KEY: 'k', GOOGLE_MAPS_EMBED_KEY: 'k' })).toEqual(
    directives({ NETWORK: 'off' }),
  )
})

function directives(env: Parameters<typeof mapSettingsOf>[0]): Record<string, string> {
  const policy = contentSecurityPolicy('http://localhost:8787', [], outsideSources(mapSettingsOf(env)))
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/, 2)))
}
