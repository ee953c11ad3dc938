import type { Plugin } from 'vite'
import { pruneCss } from './prune-css.ts'

interface ThemesCssOptions {
  /** First words of the class names to keep: `Button` keeps `.rt-Button` and `.rt-ButtonIcon`. */
  components: readonly string[]
  /** Accent and gray colors to keep. Their scales are imported by the style sheets. */
  colors: readonly string[]
  /** Variants of components that are not used. */
  unusedVariants: readonly string[]
  /** Names of variables that only components left out would read. */
  unusedToken: RegExp
}

const USE_OF_TOKEN = /var\((--[\w-]+)/g
/** Not one that a selector excludes. */
const VARIANT = /(?<!:not\()\.rt-variant-(\w+)/
/** Maps, charts, PDFs and pictures are in sRGB; a second set of wider colors would differ from them, and is 3 KB. */
const WIDE_COLORS = /^@supports \(color: color\(display-p3/
const CLASS = /\brt-([A-Z]\w*)/g

/**
 * Radix Themes ships the styles of all its components, at every breakpoint and in every color: 80 KB gzipped.
 * This keeps those of the components in use, without responsive props, and puts them in a cascade layer,
 * so that a class of ours wins over them. Fails the build where a component is used and not listed, or a variant that
 * was left out.
 */
export function themesCss({ components, colors, unusedVariants, unusedToken }: ThemesCssOptions): Plugin {
  const isListed = (name: string) => components.some((component) => name.startsWith(component))

  function isUsed(selector: string): boolean {
    if (/\.(xs|sm|md|lg|xl)\\:/.test(selector) || WIDE_COLORS.test(selector)) return false
    const variant = VARIANT.exec(selector)?.[1]
    if (variant !== undefined && unusedVariants.includes(variant)) return false
    const color = /data-(?:accent|gray)-color='(\w+)'/.exec(selector)?.[1]
    if (color !== undefined && !colors.includes(color) && !selector.includes(':not(')) return false
    for (const [, name] of selector.matchAll(CLASS)) if (name !== undefined && !isListed(name)) return false
    return true
  }

  return {
    name: 'themes-css',
    enforce: 'pre',
    transform: {
      filter: { id: /@radix-ui[\\/]themes[\\/].*\.css$/ },
      handler: (css) => `@layer themes{${pruneCss(css, isUsed, unusedToken)}}`,
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const text = String(file.type === 'chunk' ? file.code : file.source)
        for (const [, token] of /\.(js|css)$/.test(file.fileName) ? text.matchAll(USE_OF_TOKEN) : []) {
          if (token !== undefined && unusedToken.test(token)) this.error(`${token} is used but left out.`)
        }
        if (file.type !== 'chunk') continue
        const given = unusedVariants.find((name) =>
          new RegExp(`variant:\\s*["'\`]${name}["'\`]`).test(file.code),
        )
        if (given !== undefined) this.error(`The variant ${given} is used but its styles are left out.`)
        for (const [, name] of file.code.matchAll(CLASS)) {
          if (name !== undefined && !isListed(name)) {
            this.error(
              `${name} of Radix Themes is used but its styles are left out: list it in web/vite.config.ts.`,
            )
          }
        }
      }
    },
  }
}
