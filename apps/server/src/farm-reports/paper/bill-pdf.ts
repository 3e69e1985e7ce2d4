// A bill on paper: who it is from and to, its lines, GST, what was paid, and where the rest is paid to.

import { lineAmount } from '@furrow/farming/bills/bill-totals'
import { dayInWords } from '@furrow/farming/dates/dates'
import { exactDollars } from '@furrow/farming/numbers/dollars-text'
import type { BillOnPaper } from '../../reports/bill-told.ts'
import { drawTable } from './draw-table.ts'
import type { PaperRow } from './draw-table.ts'
import { colours, openPaper, paragraph, write } from './paper.ts'
import type { Paper } from './paper.ts'

export async function billPdf(bill: BillOnPaper): Promise<Buffer> {
  const name = nameOf(bill)
  const paper = openPaper(`${name} ${bill.number ?? ''}`.trim())
  const { pen } = paper
  pen.y = 42
  paper.read('H1', () => write(paper, `${name} ${bill.number ?? ''}`.trim(), headline))
  pen.y += 2
  const mark = markOf(bill)
  if (mark) paragraph(paper, mark, { size: 10, bold: true, colour: 'attention', after: 4 })
  pen.y += 8
  drawHead(paper, bill)
  if (bill.description) paragraph(paper, bill.description, { size: 9.5, after: 8 })
  drawTable(paper, { columns, rows: [...bill.lines.map(lineRow), ...totalRows(bill)] })
  drawPaying(paper, bill)
  drawFoot(paper, bill)
  return paper.ended()
}

const headline = { size: 20, bold: true } as const

const columns = [
  { heading: 'Description', width: 50 },
  { heading: 'Quantity', width: 12, align: 'right' },
  { heading: 'Price', width: 16, align: 'right' },
  { heading: 'GST', width: 8, align: 'right' },
  { heading: 'Amount', width: 16, align: 'right' },
] as const

function nameOf({ gst_registered, status }: BillOnPaper): string {
  if (status === 'Draft' || status === 'Ready to send') return 'Draft bill'
  return gst_registered ? 'Tax invoice' : 'Invoice'
}

function markOf({ status, status_reason: reason, number }: BillOnPaper): string | undefined {
  if (number === null) return 'Not sent yet: this is not a bill to pay.'
  if (status !== 'Void') return undefined
  return reason ? `Void: ${reason}` : 'Void: nothing is to be paid.'
}

/** From and to beside each other, and below the days. */
function drawHead(paper: Paper, bill: BillOnPaper): void {
  const { pen, left, width } = paper
  const half = width / 2 - 12
  const { y } = pen
  const ends = [
    ['From', bill.issued_by, left],
    ['To', bill.billed_to, left + width / 2 + 12],
  ].map(([label, text, x]) => {
    const place = { x: Number(x), width: half }
    paper.read('P', () => {
      write(paper, String(label), { ...place, y, size: 8, colour: 'soft' })
      write(paper, String(text ?? '–'), { ...place, size: 10 })
    })
    return pen.y
  })
  pen.y = Math.max(...ends) + 10
  const facts = [
    bill.date_invoiced && `Invoiced ${dayInWords(bill.date_invoiced)}`,
    bill.due_date && `due ${dayInWords(bill.due_date)}`,
  ].filter(Boolean)
  if (facts.length > 0) paragraph(paper, `${facts.join(', ')}.`, { size: 10, after: 10 })
}

function lineRow(line: BillOnPaper['lines'][number]): PaperRow {
  const { description, quantity, unit_price, charges_gst } = line
  return {
    cells: [
      { text: description },
      { text: quantity.toLocaleString('en-AU', { maximumFractionDigits: 4 }) },
      { text: exactDollars(unit_price) },
      { text: charges_gst ? '10%' : 'free' },
      { text: exactDollars(lineAmount(line)) },
    ],
  }
}

function totalRows({ net, gst, total, paid, owed, gst_registered }: BillOnPaper): PaperRow[] {
  const sum = (text: string, cents: number): PaperRow => ({
    isTotal: true,
    cells: [{ text, bold: true }, {}, {}, {}, { text: exactDollars(cents), bold: true }],
  })
  return [
    ...(gst_registered ? [sum('Without GST', net), sum('GST', gst)] : []),
    sum(gst_registered ? 'Total with GST' : 'Total, no GST is charged', total),
    ...(paid > 0 ? [sum('Paid', paid)] : []),
    sum('To be paid', owed),
  ]
}

function drawPaying(paper: Paper, { pay_to, owed, number, status }: BillOnPaper): void {
  if (owed <= 0 || number === null || status === 'Void') return
  paper.within('Sect', () => {
    paper.room(90)
    paper.read('H2', () => write(paper, 'How to pay', { size: 12, bold: true, colour: 'accent' }))
    paper.pen.y += 3
    if (pay_to) paragraph(paper, pay_to, { size: 10, after: 2 })
    paragraph(paper, `Reference ${number}`, { size: 10 })
  })
}

function drawFoot({ pen, left, width, adorn }: Paper, { number, issued_by }: BillOnPaper): void {
  const { start, count } = pen.bufferedPageRange()
  const from = issued_by?.split('\n').slice(0, 2).join(', ') ?? ''
  for (let page = 0; page < count; page += 1) {
    pen.switchToPage(start + page)
    pen.page.margins.bottom = 0
    adorn(() => {
      const y = pen.page.height - 34
      pen.moveTo(left, y - 6).lineTo(left + width, y - 6)
      pen.lineWidth(0.5).stroke(colours.line)
      pen.font('plain').fontSize(7.5).fillColor(colours.soft)
      pen.text([number, from].filter(Boolean).join(' · '), left, y, { width: width * 0.8 })
      pen.text(`Page ${page + 1} of ${count}`, left, y, { width, align: 'right' })
    })
  }
}
