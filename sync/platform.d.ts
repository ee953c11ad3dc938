/** The globals that browsers, Node and Workers all have. Nothing that only one runtime has belongs here. */
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
  encodeInto(text: string, into: Uint8Array): { read: number; written: number }
}
declare class TextDecoder {
  constructor(
    label?: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252',
    options?: { ignoreBOM?: boolean; fatal?: boolean },
  )
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string
}
declare class URL {
  static parse(url: string, base?: string): URL | null
  readonly protocol: string
  readonly pathname: string
  readonly href: string
}
declare class URLSearchParams {
  constructor(init: Record<string, string> | [name: string, value: string][])
  toString(): string
}
interface ReadableStream<T> {
  getReader(): {
    read(): Promise<{ done: false; value: T } | { done: true; value: undefined }>
    cancel(): Promise<void>
  }
}
interface WritableStream<T> {
  getWriter(): {
    write(chunk: T): Promise<void>
    close(): Promise<void>
    abort(reason: unknown): Promise<void>
  }
}
declare class CompressionStream {
  constructor(format: 'gzip' | 'deflate-raw')
  readonly readable: ReadableStream<Uint8Array>
  readonly writable: WritableStream<Uint8Array>
}
declare class DecompressionStream {
  constructor(format: 'gzip' | 'deflate-raw')
  readonly readable: ReadableStream<Uint8Array>
  readonly writable: WritableStream<Uint8Array>
}
declare const crypto: { getRandomValues<T extends Uint32Array>(into: T): T }
declare namespace WebAssembly {
  class Module {}
}
