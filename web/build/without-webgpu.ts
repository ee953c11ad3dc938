import type { Plugin } from 'vite'

/** The part of a syntax tree that is looked at. */
interface Template {
  type: 'TemplateLiteral'
  start: number
  end: number
}

const SHADER_FILE = /\.wgsl\.js$|-wgsl(-\w+)?\.js$/
const SHADER_MARK = /\/\*\s*wgsl\s*\*\/\s*$/i
/** In a file of shaders, shorter texts are names and messages. */
const SHADER_LENGTH = 120

/**
 * deck.gl and luma.gl ship every shader twice: for WebGL and, as WGSL, for WebGPU. Maps are drawn with WebGL here, so
 * that the second kind is emptied: 20 KB gzipped.
 */
export function withoutWebgpu(): Plugin {
  return {
    name: 'without-webgpu',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]@(deck|luma)\.gl[\\/]/, code: '`' },
      handler(code, id) {
        const isShaderFile = SHADER_FILE.test(id)
        const shaders = templatesIn(this.parse(code)).filter(
          ({ start, end }) =>
            SHADER_MARK.test(code.slice(0, start)) || (isShaderFile && end - start > SHADER_LENGTH),
        )
        // From the end, so that what is before stays where it was parsed.
        const rest = shaders
          .toSorted((a, b) => b.start - a.start)
          .reduce((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code)
        return rest === code ? undefined : { code: rest, map: null }
      },
    },
  }
}

/** The outermost ones. */
function templatesIn(value: unknown): Template[] {
  if (Array.isArray(value)) return value.flatMap(templatesIn)
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'TemplateLiteral') return [value as Template]
  return Object.values(value).flatMap(templatesIn)
}
