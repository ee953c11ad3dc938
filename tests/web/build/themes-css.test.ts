import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { themesCss } from '../../../web/build/themes-css.ts'

const STYLES = fileURLToPath(
  new URL('../../../node_modules/@radix-ui/themes/components.css', import.meta.url),
)

/** Builds a script that loads the styles of all components, and has this line. */
async function built(line: string) {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry.js' ? '\0entry.js' : null),
        load: (id) => (id === '\0entry.js' ? `import ${JSON.stringify(STYLES)}; ${line}` : null),
      },
      themesCss({
        components: ['BaseButton', 'Button'],
        colors: [],
        unusedVariants: ['classic'],
        unusedToken: /^--none$/,
      }),
    ],
    build: { write: false, rollupOptions: { input: 'entry.js' } },
  })
  const files = ([output].flat() as Rollup.RollupOutput[]).flatMap((one) => one.output)
  return files
    .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : []))
    .join('')
}

test('styles of a variant that is left out are gone, those of the others stay', async () => {
  expect(readFileSync(STYLES, 'utf8')).toMatch(/rt-variant-classic/)
  const css = await built('console.log(1)')
  expect(css).not.toMatch(/rt-variant-classic|display-p3/)
  expect(css).toMatch(/rt-variant-outline/)
  expect(css).toMatch(/:not\(\.rt-variant-ghost\)/)
})

test('the build fails where a variant is used that was left out', async () => {
  await expect(built(`window.props = { variant: 'classic' }`)).rejects.toThrow('The variant classic is used')
})
