// A report as a PDF: the same blocks and figures as on the screen, on A4.

import { dayInWords } from '@furrow/farming/dates/dates'
import { periodText } from '@furrow/farming/dates/period-text'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { drawBlock, roomOfBlock } from './draw-block.ts'
import { drawLegend } from './draw-legend.ts'
import { colours, columnOf, heightOf, openPaper, paragraph, write } from './paper.ts'
import type { Paper } from './paper.ts'

export interface OnPaper {
  readonly report: FarmReport
  /** The day that it was made or released on, and that its edition was published on. */
  readonly made: string
  readonly published: string | null
}

export async function reportPdf(told: OnPaper): Promise<Buffer> {
  if (!onOnePage.has(told.report.key)) return drawn(told, drawAllSections)
  // Letters are as large as one page lets them be.
  for (const scale of [0.9, 0.83, 0.76, 0.7]) {
    let fits = true
    const pdf = await drawn(told, (paper, report) => {
      fits = drawColumns(paper, report, scale)
    })
    if (fits) return pdf
  }
  return drawn(told, drawAllSections)
}

type DrawSections = (paper: Paper, report: FarmReport) => void

async function drawn(told: OnPaper, drawSections: DrawSections): Promise<Buffer> {
  const { report } = told
  const { name, farm, period, says } = report
  const paper = openPaper(`${name}, ${farm}, ${periodText(period)}`)
  const { pen } = paper
  paper.read('H1', () => write(paper, name, { size: 20, bold: true }))
  pen.y += 4
  paragraph(paper, factsOf(report, told), { size: 8, colour: 'soft', after: 8 })
  paragraph(paper, says, { size: 11.5, after: 10 })
  drawLegend(paper, report)
  drawSections(paper, report)
  drawEdges(paper, report)
  return paper.ended()
}

type Section = FarmReport['sections'][number]

const onOnePage: ReadonlySet<string> = new Set(['my-year'])

function drawSection(paper: Paper, { heading, blocks }: Section): void {
  const { pen } = paper
  paper.within('Sect', () => {
    paper.room(30 + (blocks[0] ? roomOfBlock(paper, blocks[0]) : 80))
    pen.y += 6
    paper.read('H2', () => write(paper, heading, { size: 13, bold: true, colour: 'accent' }))
    pen.y += 4
    for (const block of blocks) drawBlock(paper, block)
  })
}

function drawAllSections(paper: Paper, report: FarmReport): void {
  for (const section of report.sections) drawSection(paper, section)
  drawHowToRead(paper, report)
}

const between = 18
/** Of the width, what the left column has: sentences and strips are narrower than tables and years. */
const leftPart = 0.4

function isWide({ blocks }: Section): boolean {
  return blocks.some(
    block => block.kind === 'years' || (block.kind === 'table' && block.columns.length > 1),
  )
}

/**
 * What the year opens with and its large figures above all others, which stand in two columns. Gives whether they end
 * on the page.
 */
function drawColumns(paper: Paper, { sections }: FarmReport, scale: number): boolean {
  const { pen, left, width } = paper
  const first = sections.findIndex(section => holds(section, 'headline')) + 1 || 1
  const [above, others] = [sections.slice(0, first), sections.slice(first)]
  const limit = pen.page.height - pen.page.margins.bottom
  // What doesn’t fit must not begin a page: it is drawn again, smaller.
  pen.page.margins.bottom = -10 * pen.page.height
  for (const section of above) {
    drawSection(holds(section, 'aims') ? columnOf(paper, { left, width, scale }) : paper, section)
  }
  const { y } = pen
  const leftWidth = (width - between) * leftPart
  const columns = [
    { left, width: leftWidth, isRight: false },
    { left: left + leftWidth + between, width: width - leftWidth - between, isRight: true },
  ]
  const ends = columns.map(({ isRight, ...place }) => {
    pen.y = y
    const column = columnOf(paper, { ...place, scale })
    for (const section of others.filter(one => isWide(one) === isRight))
      drawSection(column, section)
    return pen.y
  })
  return Math.max(...ends) <= limit + 8
}

function holds({ blocks }: Section, kind: Section['blocks'][number]['kind']): boolean {
  return blocks.some(block => block.kind === kind)
}

function drawHowToRead(paper: Paper, { how_to_read: how }: FarmReport): void {
  const { pen } = paper
  paper.within('Sect', () => {
    const texts = [how.text, `For example: ${how.example}`]
    paper.room(30 + texts.reduce((sum, text) => sum + heightOf(paper, text, { size: 8 }), 0))
    pen.y += 6
    paper.read('H2', () => write(paper, 'How to read this', { size: 11, bold: true }))
    pen.y += 3
    for (const text of texts) paragraph(paper, text, { size: 8 })
  })
}

function factsOf(
  { farm, period, edition, group, widened, provisional, release }: FarmReport,
  { made, published }: Omit<OnPaper, 'report'>,
): string {
  return [
    `${farm}, ${periodText(period)}.`,
    release
      ? `Version ${release.version}, released ${dayInWords(made)} by ${release.by}.`
      : `Made ${dayInWords(made)}.`,
    release?.withdrawn ? 'This version was withdrawn.' : '',
    provisional ? 'Provisional: the period is not released yet, so figures may still change.' : '',
    group
      ? `Beside ${group.name}, about ${group.band} farms, slightly blurred so that nobody can work out a farm.`
      : '',
    widened.length > 0
      ? `Too few farms in ${new Intl.ListFormat('en-AU').format(widened)}: the group is a wider one.`
      : '',
    edition && published
      ? `Edition ${edition.number} of ${periodText(edition.period)}, published ${dayInWords(published)}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** On every page, once it is known how many there are. */
function drawEdges(paper: Paper, { name, farm, period, edition, release }: FarmReport): void {
  const { pen, left, width } = paper
  const { start, count } = pen.bufferedPageRange()
  const foot = edition ? `Fingerprint of the edition: ${edition.fingerprint}` : ''
  for (let page = 0; page < count; page += 1) {
    pen.switchToPage(start + page)
    // What stands below the margin would otherwise take a page of its own.
    pen.page.margins.bottom = 0
    paper.adorn(() => {
      const edge = { size: 7.5, colour: 'soft' as const }
      const version = release ? `, version ${release.version}` : ''
      write(paper, `${farm}, ${name}, ${periodText(period)}${version}`, {
        ...edge,
        y: 30,
        width: width * 0.8,
      })
      write(paper, `Page ${page + 1} of ${count}`, { ...edge, y: 30, align: 'right' })
      pen
        .moveTo(left, 46)
        .lineTo(left + width, 46)
        .lineWidth(0.5)
        .stroke(colours.line)
      write(paper, foot, { ...edge, size: 6, y: pen.page.height - 34 })
    })
  }
}
