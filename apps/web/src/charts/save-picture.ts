// A chart as a picture that can be put into a letter: with its finding and its keys above and what is
// drawn below, on its own ground, twice as fine as on the screen.

import { isFilledMark, markPath } from '@furrow/farming/pictures/mark-shape'
import type { MarkShape } from '@furrow/farming/pictures/mark-shape'
import { isMark, isOfData } from './chart-key.ts'
import type { ChartKey } from './chart-key.ts'
import type { ChartLook } from './chart-look.ts'

export interface PictureOf {
  readonly name: string
  readonly title: string
  readonly note: string
  readonly keys: readonly ChartKey[]
  /** As drawn: an SVG in an address. */
  readonly drawn: string
  readonly look: ChartLook
}

const finer = 2
const margin = 16
const lineHeight = 22

export async function savePicture(picture: PictureOf): Promise<void> {
  const image = await loaded(picture.drawn)
  const blob = await new Promise<Blob | null>(done => painted(image, picture).toBlob(done))
  if (!blob) throw new Error('The browser made no picture of it.')
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = picture.name
  link.click()
  // Some browsers read it only after the click is through.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

function painted(image: HTMLImageElement, picture: PictureOf): HTMLCanvasElement {
  const { title, note, keys, look } = picture
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser lends no canvas.')
  const width = image.width + 2 * margin
  const bold = `600 17px ${look.font}`
  const plain = `13px ${look.font}`
  const titles = linesOf(pen, { text: title, font: bold, width: image.width })
  const notes = linesOf(pen, { text: note, font: plain, width: image.width })
  const keysTop = margin + titles.length * lineHeight + 4
  const head = keysTop + lineHeight + 4
  canvas.width = width * finer
  canvas.height = (head + image.height + notes.length * lineHeight + margin) * finer
  pen.scale(finer, finer)
  pen.fillStyle = look.panel
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.textBaseline = 'top'
  write(pen, { lines: titles, font: bold, colour: look.ink, top: margin })
  pen.font = plain
  writeKeys(pen, { keys, look, top: keysTop })
  pen.drawImage(image, margin, head, image.width, image.height)
  write(pen, { lines: notes, font: plain, colour: look.soft, top: head + image.height + 4 })
  return canvas
}

interface Keys extends Pick<PictureOf, 'keys' | 'look'> {
  readonly top: number
}

/** As they stand above the chart: a bar, a line, a dashed one, or the tint of a band. */
function writeKeys(pen: CanvasRenderingContext2D, { keys, look, top }: Keys): void {
  let left = margin
  for (const { words, as, colour } of keys) {
    const isLine = as === 'line' || as === 'dash'
    pen.globalAlpha = as === 'band' ? 0.35 : 1
    pen.fillStyle = isOfData(colour) ? colour : look[colour]
    if (isMark(as)) writeMark(pen, { as, look, left: left + 8, top: top + 8 })
    else if (as === 'dash') for (const part of [0, 6, 12]) pen.fillRect(left + part, top + 7, 4, 3)
    else pen.fillRect(left, top + (isLine ? 7 : 2), 16, isLine ? 3 : 12)
    pen.globalAlpha = 1
    pen.fillStyle = look.ink
    pen.fillText(words, left + 22, top)
    left += 22 + pen.measureText(words).width + 20
  }
}

interface Mark extends Pick<PictureOf, 'look'> {
  readonly as: MarkShape
  readonly left: number
  readonly top: number
}

function writeMark(pen: CanvasRenderingContext2D, { as, look, left, top }: Mark): void {
  const shape = new Path2D(markPath(as, 6))
  pen.save()
  pen.translate(left, top)
  pen.strokeStyle = pen.fillStyle
  pen.lineWidth = 2
  if (!isFilledMark(as)) pen.fillStyle = look.panel
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen is no list
  pen.fill(shape)
  if (!isFilledMark(as)) pen.stroke(shape)
  pen.restore()
}

interface Wrapping {
  readonly text: string
  readonly font: string
  readonly width: number
}

function linesOf(pen: CanvasRenderingContext2D, { text, font, width }: Wrapping): string[] {
  pen.font = font
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

interface Writing {
  readonly lines: readonly string[]
  readonly font: string
  readonly colour: string
  readonly top: number
}

function write(pen: CanvasRenderingContext2D, { lines, font, colour, top }: Writing): void {
  pen.font = font
  pen.fillStyle = colour
  lines.forEach((line, place) => pen.fillText(line, margin, top + place * lineHeight))
}
