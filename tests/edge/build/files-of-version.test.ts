import { expect, test } from 'vitest'
import { filesOfVersion } from '../../../edge/build/list-files-for-service-worker.ts'

const PAGE = '<link href="/assets/latin-1.woff2"><link href="/favicon.svg"><script src="/assets/index-1.js">'
const MANIFEST = {
  'index.html': {
    file: 'assets/index-1.js',
    css: ['assets/index-1.css'],
    assets: ['assets/latin-1.woff2', 'assets/greek-1.woff2'],
  },
  'app.tsx': { file: 'assets/app-1.js', imports: ['_shell.js'] },
  '_shell.js': { file: 'assets/shell-1.js', imports: ['index.html'], assets: ['assets/book-worker-1.js'] },
  'search/search-page.tsx': {
    file: 'assets/search-1.js',
    imports: ['_shell.js'],
    css: ['assets/search-1.css'],
  },
  'data/book/book-feed.ts': { file: 'assets/book-1.js' },
  'data/sync/follow-sync.ts': { file: 'assets/sync-1.js' },
  'chat/chat-page.tsx': { file: 'assets/chat-1.js' },
}
const PATHS = [
  'assets/app-1.js',
  'assets/book-1.js',
  'assets/book-worker-1.js',
  'assets/chat-1.js',
  'assets/greek-1.woff2',
  'assets/index-1.css',
  'assets/index-1.js',
  'assets/latin-1.woff2',
  'assets/search-1.css',
  'assets/search-1.js',
  'assets/shell-1.js',
  'assets/sync-1.js',
  'basemap/us.pmtiles',
  'favicon.svg',
  'index.html',
]

test('first comes what the first results and the sync engine are made of, later all the rest', () => {
  expect(filesOfVersion(MANIFEST, filesAt(PATHS), PAGE)).toEqual({
    first: [
      '/assets/app-1.js',
      '/assets/book-1.js',
      '/assets/book-worker-1.js',
      '/assets/index-1.css',
      '/assets/index-1.js',
      '/assets/latin-1.woff2',
      '/assets/search-1.css',
      '/assets/search-1.js',
      '/assets/shell-1.js',
      '/assets/sync-1.js',
      '/favicon.svg?r1',
      '/?r1',
    ],
    later: ['/assets/chat-1.js', '/assets/greek-1.woff2', '/basemap/us.pmtiles?r1'],
  })
})

test('a build without a first chunk is refused', () => {
  expect(() => filesOfVersion({ 'index.html': { file: 'assets/index-1.js' } }, filesAt(PATHS), PAGE)).toThrow(
    'The build has no app.tsx.',
  )
})

function filesAt(paths: readonly string[]) {
  return paths.map((path) => ({ path, revision: 'r1' }))
}
