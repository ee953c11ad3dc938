import { xmlText } from './xml-text.ts'
import type { ZipEntry } from './zip.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

interface Workbook {
  title: string
  /** `YYYY-MM-DD`. */
  date: string
  styles: string
  /** The first line of the first one is repeated on every page that is printed. */
  sheets: readonly { name: string; xml: ZipEntry['text'] }[]
}

/** The parts of a workbook (ECMA-376), in the order in which programs look for them. */
export function workbookParts({ title, date, styles, sheets }: Workbook): ZipEntry[] {
  const made = `${date}T00:00:00Z`
  const names = sheets.map(({ name }, i) => ({ name, id: i + 1, path: `worksheets/sheet${i + 1}.xml` }))
  const part = (path: string, xml: string): ZipEntry => ({ path, text: [DECLARATION, xml] })
  return [
    part(
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>${names.map(({ path }) => `<Override PartName="/xl/${path}" ContentType="${SPREADSHEET}.worksheet+xml"/>`).join('')}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    ),
    part(
      '_rels/.rels',
      relations([
        [`${OFFICE}/officeDocument`, 'xl/workbook.xml'],
        [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
      ]),
    ),
    part(
      'docProps/core.xml',
      `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:creator>Clearheight</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${made}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${made}</dcterms:modified></cp:coreProperties>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${names.map(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets><definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${names[0]?.name}!$1:$1</definedName></definedNames></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      relations([
        ...names.map(({ path }) => [`${OFFICE}/worksheet`, path] as const),
        [`${OFFICE}/styles`, 'styles.xml'],
      ]),
    ),
    part('xl/styles.xml', styles),
    ...sheets.map(({ xml }, i) => ({ path: `xl/worksheets/sheet${i + 1}.xml`, text: withDeclaration(xml) })),
  ]
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`
}

async function* withDeclaration(xml: ZipEntry['text']): AsyncGenerator<string> {
  yield DECLARATION
  yield* xml
}
