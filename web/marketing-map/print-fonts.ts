import { familiesOf, fontsFor } from './fonts-for.ts'

/** Has a window's page written in the product's font. Nothing is fetched by the page itself, which may not. */
export async function writeInProductFont(page: Window): Promise<void> {
  const { document } = page
  const fonts = await fontsFor(document.body.textContent ?? '')
  const { FontFace } = page as Window & typeof globalThis
  const faces = fonts.map(({ family, weight, bytes }) => new FontFace(family, bytes, { weight }))
  await Promise.all(faces.map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
  document.body.style.fontFamily = familiesOf(fonts)
}
