import type { Plugin } from 'vite'

const SCRIPT = '<script type="module"'

/**
 * Has nothing of a page drawn before its first script has run, so that the theme that was chosen is there from the
 * first frame. The bundler leaves the attribute out that says so.
 */
export function blockRendering(page: string): Plugin {
  return {
    name: 'block-rendering',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        if (!filename.endsWith(page)) return html
        if (!html.includes(SCRIPT)) throw new Error(`${page} has no script.`)
        return html.replace(SCRIPT, `${SCRIPT} blocking="render"`)
      },
    },
  }
}
