// A tree as the rows of a table, each with the path that leads to it.

import type { ReportNode } from '@furrow/wire/farm-report-answer'
import type { FilledTable } from '../../../ui/table/table-columns.ts'
import { figureColumn } from './figure-column.tsx'

interface Line {
  readonly path: string
  readonly of: string
  readonly node: ReportNode
}

export function treeTable(root: ReportNode): FilledTable<Line> {
  return {
    rows: linesOf(root, '', ''),
    rowKey: ({ path }) => path,
    columns: [
      { key: 'label', heading: 'Figure', value: ({ node }) => node.label },
      { key: 'of', heading: 'Part of', value: ({ of }) => of },
      { key: 'unit', heading: 'Unit', value: ({ node }) => node.unit },
      figureColumn({ key: 'own', heading: 'Your farm', figure: ({ node }) => node.own }),
      figureColumn({ key: 'average', heading: 'Average farm', figure: ({ node }) => node.average }),
    ],
  }
}

function linesOf(node: ReportNode, of: string, above: string): readonly Line[] {
  const path = `${above}/${node.label}`
  return [{ path, of, node }, ...node.parts.flatMap(part => linesOf(part, node.label, path))]
}
