// A report as a workbook: what it says on the first page, and a page for each table behind a picture.

import type { FarmReport, ReportBlock } from '@furrow/wire/farm-report-answer'
import type { WriteSheet } from 'hucre/xlsx'
import type { TableColumn } from '../../ui/table/table-columns.ts'
import { tablePage } from '../../workbook/tables/table-page.ts'
import { aimsTable } from './aims/aims-table.ts'
import { barsTable } from './blocks/bars-table.ts'
import { figuresTable } from './blocks/figures-table.ts'
import { ladderTable } from './blocks/ladder-words.ts'
import { multiplesTable } from './blocks/multiples-table.ts'
import { spreadTable } from './blocks/spread-words.ts'
import { treeTable } from './blocks/tree-table.ts'
import { yearsTable } from './blocks/years-table.ts'

export function reportPages(report: FarmReport): WriteSheet[] {
  const pages = report.sections.flatMap(({ heading, blocks }) => {
    const tables = blocks.filter(block => pageOf('', block) !== undefined)
    return tables.flatMap((block, at) => {
      const name = tables.length === 1 ? heading : `${heading.slice(0, longest)} ${at + 1}`
      return pageOf(name, block) ?? []
    })
  })
  return [tablePage('Report', { columns: lineColumns, rows: linesOf(report) }), ...pages]
}

/** Of the name of a page, with its number behind. */
const longest = 28

function pageOf(name: string, block: ReportBlock): WriteSheet | undefined {
  switch (block.kind) {
    case 'spread':
      return tablePage(name, spreadTable(block))
    case 'ladder':
      return tablePage(name, ladderTable(block))
    case 'years':
      return tablePage(name, yearsTable(block))
    case 'tree':
      return tablePage(name, treeTable(block.root))
    case 'table':
      return tablePage(name, figuresTable(block))
    case 'bars':
      return tablePage(name, barsTable(block))
    case 'multiples':
      return tablePage(name, multiplesTable(block))
    case 'aims':
      return tablePage(name, aimsTable(block))
    case 'findings':
    case 'headline':
    case 'text':
      return undefined
  }
}

interface Line {
  readonly label: string
  readonly text: string
  readonly beside: string
}

const lineColumns: readonly TableColumn<Line>[] = [
  { key: 'label', heading: 'What', value: ({ label }) => label },
  { key: 'text', heading: 'Your farm', value: ({ text }) => text },
  { key: 'beside', heading: 'Beside', value: ({ beside }) => beside },
]

function linesOf({ name, farm, period, group, says, sections }: FarmReport): readonly Line[] {
  const line = (label: string, text: string, beside = ''): Line => ({ label, text, beside })
  return [
    line('Report', name),
    line('Farm', farm),
    line('Period', period),
    line('Group', group ? `${group.name}, about ${group.band} farms` : ''),
    line('It says', says),
    ...sections.flatMap(({ heading, blocks }) =>
      blocks.flatMap((block): readonly Line[] => {
        switch (block.kind) {
          case 'headline':
            return block.figures.map(({ label, own, beside, place }) =>
              line(label, own.text, [beside, place].filter(Boolean).join(', ')),
            )
          case 'findings':
            return block.findings.map(({ sentence }) => line(heading, sentence))
          case 'text':
            return [line(heading, block.text)]
          default:
            return [line(heading, block.title)]
        }
      }),
    ),
  ]
}
