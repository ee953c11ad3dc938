import { type Font, familiesOf, fontsFor } from './fonts-for.ts'

/** An SVG document that brings its fonts along: shown as an image, it sees none of the page's. */
export async function withFonts(svg: string): Promise<string> {
  const fonts = await fontsFor(svg)
  const faces = await Promise.all(fonts.map(face))
  const style = `<style>${faces.join('')}svg{font-family:${familiesOf(fonts)}}</style>`
  return svg.replace('>', () => `>${style}`)
}

async function face({ family, weight, bytes }: Font): Promise<string> {
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${await dataUrl(bytes)})}`
}

function dataUrl(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The font could not be read.'))
    reader.readAsDataURL(new Blob([bytes], { type: 'font/woff2' }))
  })
}
