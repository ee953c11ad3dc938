import type { Plugin } from 'vite'

const ZOD = /^zod(\/|$)/
const ASSISTANT_LIBRARY = /[\\/]node_modules[\\/](ai|@ai-sdk[\\/][\w-]+)[\\/]/
const COPY = '?assistant'

/**
 * The AI SDK uses nearly all of zod, and a module is in one chunk with all that anybody uses of it: 7 KB gzipped of what
 * every screen but the first loads. So the assistant's page gets a copy of zod of its own.
 */
export function zodForAssistant(): Plugin {
  let isCopied = false
  return {
    name: 'zod-for-assistant',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (importer === undefined) return undefined
      const isInCopy = importer.endsWith(COPY)
      if (!isInCopy && !(ZOD.test(id) && ASSISTANT_LIBRARY.test(importer))) return undefined
      const file = await this.resolve(id, isInCopy ? importer.slice(0, -COPY.length) : importer)
      if (file === null) return undefined
      isCopied = true
      return { ...file, id: `${file.id}${COPY}` }
    },
    buildEnd(error) {
      if (error === undefined && !isCopied) this.error('The AI SDK no longer takes in zod as it did.')
    },
  }
}
