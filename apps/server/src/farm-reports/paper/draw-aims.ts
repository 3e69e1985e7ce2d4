// Aims on paper: each in a paragraph, with who does it until when, and what came of it.

import { dayInWords } from '@furrow/farming/dates/dates'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { drawMark } from './draw-mark.ts'
import { heightOf, write } from './paper.ts'
import type { Paper } from './paper.ts'

type Aim = BlockOf<'aims'>['aims'][number]

const marks = { Open: 'circle', Reached: 'gain', 'Given up': 'loss' } as const

export function drawAims(paper: Paper, { aims }: BlockOf<'aims'>): void {
  const { pen, left, width } = paper
  const place = { x: left + 16, width: width - 16 }
  paper.within('L', () => {
    for (const aim of aims) {
      const { text, outcome } = aim
      const facts = factsOf(aim)
      paper.room(heightOf(paper, `${text}. ${facts}`, { ...place, bold: true }))
      const { y } = pen
      paper.adorn(() =>
        drawMark(pen, {
          shape: marks[outcome],
          size: 4 * paper.scale,
          colour: outcome === 'Given up' ? 'attention' : 'accent',
          x: left + 6,
          y: y + 6 * paper.scale,
        }),
      )
      paper.read('LI', () => {
        write(paper, /[.!?]$/.test(text) ? `${text} ` : `${text}. `, {
          ...place,
          y,
          bold: true,
          goesOn: true,
        })
        write(paper, facts, { ...place, goneOn: true, colour: 'soft' })
      })
      pen.y += 3
    }
  })
  pen.y += 4
}

/** `Reached: Sam, by 30 June 2026. Was 2.1 t/ha, others had 2.45 t/ha, now 2.3 t/ha.` */
function factsOf({ outcome, who, by_day: day, was, goal, now, amount }: Aim): string {
  const doing = [who, day && `by ${dayInWords(day)}`].filter(Boolean).join(', ')
  const figures = [
    ['was', was],
    ['others had', goal],
    ['now', now],
    ['worth', amount],
  ] as const
  const known = figures.flatMap(([word, { text }]) => (text === '–' ? [] : [`${word} ${text}`]))
  const told = known.join(', ')
  return [
    doing === '' ? outcome : `${outcome}: ${doing}`,
    told.slice(0, 1).toUpperCase() + told.slice(1),
  ]
    .filter(Boolean)
    .map(words => `${words}.`)
    .join(' ')
}
