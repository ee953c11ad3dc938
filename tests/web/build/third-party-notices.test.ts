import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { PROJECT } from '../../../edge/settings/project.ts'
import { thirdPartyNotices } from '../../../web/build/third-party-notices.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'

const manifest = (name: string, license: string, more = {}) =>
  JSON.stringify({ name, version: '1.2.3', license, ...more })
const SOURCES = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': `import { one } from 'one'
    new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }).postMessage(one)`,
  'worker.js': `import { two } from 'two'\nonmessage = () => postMessage(two)`,
  'node_modules/one/package.json': manifest('one', 'MIT', { repository: { url: 'https://example.com/one' } }),
  'node_modules/one/index.js': 'export const one = String(Math.random())',
  'node_modules/one/LICENSE': 'Copyright (c) One\n\nPermission is granted.',
  'node_modules/two/package.json': manifest('two', 'MIT', { author: 'Two' }),
  'node_modules/two/index.js': 'export const two = String(Math.random())',
  'node_modules/data/package.json': manifest('data', 'MPL-2.0'),
  'node_modules/unused/package.json': manifest('unused', 'MIT'),
  'node_modules/unused/index.js': 'export const unused = 3',
}

test('names each package in the page, in a worker and in data, with its license and its text', async () => {
  const root = await scratchFolder()
  onTestFinished(() => removeScratchFolder(root))
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const notices = thirdPartyNotices({ fileName: 'notices.txt', project: root, dataPackages: ['data'] })
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [notices.plugin],
    worker: { plugins: () => [notices.collector()] },
  })
  const parts = readFileSync(join(root, 'dist/notices.txt'), 'utf8').split(/\n-+\n/)
  expect(parts.slice(1)).toEqual([
    'data 1.2.3\nLicense: MPL-2.0\nSource: the npm package data\n\nCopyright the authors of data\n\nhttps://spdx.org/licenses/MPL-2.0.html\n',
    'one 1.2.3\nLicense: MIT\nSource: https://example.com/one\n\nCopyright (c) One\n\nPermission is granted.\n',
    'two 1.2.3\nLicense: MIT\nSource: the npm package two\n\nCopyright Two\n\nPermission is granted.\n',
  ])
})

test('names every package whose data the build puts into files of its own', () => {
  const config = readFileSync(join(PROJECT, 'web/vite.config.ts'), 'utf8')
  const code = globSync('edge/build/**/*.ts', { cwd: PROJECT })
    .filter((path) => !path.endsWith('.d.ts'))
    .map((path) => readFileSync(join(PROJECT, path), 'utf8'))
    .join('\n')
  const data = [...code.matchAll(/'((?:all|us|world|zip)[a-z-]*)(?:\/[\w.-]+)?'/g)].map(([, name]) => name)
  expect(new Set(data).size).toBeGreaterThan(3)
  for (const name of data) expect(config).toContain(`'${name}'`)
})
