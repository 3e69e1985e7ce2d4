// A4 pages to draw a report on: fonts, colours, room, and the structure that screen readers go by.

import { createRequire } from 'node:module'
// eslint-disable-next-line import/no-named-as-default -- its types have the default alone
import PDFDocument from 'pdfkit'

export type Pen = InstanceType<typeof PDFDocument>

export const colours = {
  ink: '#1f241f',
  soft: '#5b635b',
  line: '#d9d8cd',
  ground: '#f4f3ec',
  accent: '#2f6b3c',
  band: '#cfe0d2',
  attention: '#8a5a00',
  note: '#1f6f8b',
} as const
export type Colour = keyof typeof colours

const margin = 42
const head = 60
const foot = 50
const { resolve } = createRequire(import.meta.url)
const fonts = {
  plain: resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
  bold: resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
}

export interface Paper {
  readonly pen: Pen
  readonly left: number
  readonly width: number
  /** How large letters are, beside usual ones. */
  readonly scale: number
  /** Takes a new page where less than this is left of one; true where it did. */
  room(height: number): boolean
  /** What belongs together: `Sect`, `Table`, `TR`, … */
  within(kind: string, draw: () => void): void
  /** What is read: `P`, `H1`, `TH`, `TD`, `Figure`. */
  read(kind: string, draw: () => void, options?: Read): void
  /** What is only looked at: lines, grounds. */
  adorn(draw: () => void): void
  ended(): Promise<Buffer>
}

interface Read {
  /** What a picture shows, in words. */
  readonly alt?: string
}

export interface Written {
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly size?: number
  readonly bold?: boolean
  readonly colour?: Colour
  readonly align?: 'left' | 'right'
  /** What is written next stands on the same line, as it says of itself. */
  readonly goesOn?: true
  readonly goneOn?: true
}

export function openPaper(title: string): Paper {
  const pen = new PDFDocument({
    size: 'A4',
    margins: { top: head, bottom: foot, left: margin, right: margin },
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: 'en-AU',
    pdfVersion: '1.7',
    font: fonts.plain,
    info: { Title: title, Author: 'Furrow' },
  })
  pen.registerFont('plain', fonts.plain).registerFont('bold', fonts.bold)
  const chunks: Buffer[] = []
  pen.on('data', (chunk: Buffer) => chunks.push(chunk))
  const all = new Promise<Buffer>((done, fail) => {
    pen.on('end', () => done(Buffer.concat(chunks)))
    pen.on('error', fail)
  })
  const root = pen.struct('Document')
  pen.addStructure(root)
  const around = [root]
  const open = () => around.at(-1) ?? root
  return {
    pen,
    left: margin,
    width: pen.page.width - 2 * margin,
    scale: 1,
    room(height) {
      if (pen.y + height <= pen.page.height - foot) return false
      pen.addPage()
      return true
    },
    within(kind, draw) {
      const part = pen.struct(kind)
      open().add(part)
      around.push(part)
      draw()
      around.pop()
      part.end()
    },
    read(kind, draw, options = {}) {
      const part = pen.struct(kind, options, () => draw())
      open().add(part)
      part.end()
    },
    adorn(draw) {
      pen.markContent('Artifact', { type: 'Layout' })
      draw()
      pen.endMarkedContent()
    },
    async ended() {
      root.end()
      pen.end()
      return all
    },
  }
}

/** A part of the page beside another: it takes no page of its own. */
export function columnOf(paper: Paper, place: Pick<Paper, 'left' | 'width' | 'scale'>): Paper {
  return { ...paper, ...place, room: () => false }
}

/** In a box of its own; what is below begins where it ends, unless the place is said. */
export function write(paper: Paper, text: string, how: Written = {}): void {
  const { pen, left, width: full } = paper
  const { x = left, y = pen.y, width = full, colour = 'ink', align = 'left' } = how
  const pencil = inFont(paper, how).fillColor(colours[colour])
  const options = { ...setting, width, align }
  if (how.goneOn) pencil.text(text, options)
  else pencil.text(text, x, y, { ...options, continued: how.goesOn ?? false })
}

/** How all is set, and so measured: each figure as wide as another. */
const setting = { lineGap: 1.5, features: ['tnum' as const] }

export function heightOf(paper: Paper, text: string, how: Written = {}): number {
  return inFont(paper, how).heightOfString(text, { ...setting, width: how.width ?? paper.width })
}

/** On one line. */
export function widthOf(paper: Paper, text: string, how: Written = {}): number {
  return inFont(paper, how).widthOfString(text, setting)
}

function inFont({ pen, scale }: Paper, { size = 9, bold = false }: Written): Pen {
  return pen.font(bold ? 'bold' : 'plain').fontSize(size * scale)
}

/** A paragraph, kept whole where a page has room for it, with some room below. */
export function paragraph(
  paper: Paper,
  text: string,
  how: Written & { after?: number } = {},
): void {
  const { after = 6, ...written } = how
  paper.room(Math.min(heightOf(paper, text, written), 120))
  paper.read('P', () => write(paper, text, written))
  paper.pen.y += after
}
