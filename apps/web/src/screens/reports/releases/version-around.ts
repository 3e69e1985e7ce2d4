// What the figures of a released version say, for whoever asks where one of them comes from.

import type { FarmReport, ReportNode } from '@furrow/wire/farm-report-answer'
import type { FigureAsked, VersionAround } from '../../../period/explained/figures-around.ts'

type Block = FarmReport['sections'][number]['blocks'][number]
type About = { readonly scope: string; readonly measure: string } | null

/** Nothing of a report that is calculated now. */
export function versionAround({ release, sections }: FarmReport): VersionAround | undefined {
  if (!release) return undefined
  const told = sections.flatMap(({ blocks }) => blocks).flatMap(toldIn)
  return {
    number: release.version,
    releasedAt: release.released_at,
    textOf: figure => told.find(({ about }) => isSame(about, figure))?.text,
  }
}

interface ToldFigure {
  readonly about: About
  readonly text: string | undefined
}

function toldIn(block: Block): readonly ToldFigure[] {
  switch (block.kind) {
    case 'headline':
      return block.figures.map(({ about, own }) => ({ about, text: own.text }))
    case 'spread':
      return block.rows.map(({ about, own }) => ({ about, text: own.text }))
    case 'tree':
      return nodesIn(block.root).map(({ about, own }) => ({ about, text: own.text }))
    case 'years':
      return [{ about: block.about, text: block.years.at(-1)?.own.text }]
    case 'multiples':
      return block.panels.map(({ about, years }) => ({ about, text: years.at(-1)?.own.text }))
    default:
      // The columns of a table are of many figures.
      return []
  }
}

function nodesIn(node: ReportNode): readonly ReportNode[] {
  return [node, ...node.parts.flatMap(nodesIn)]
}

function isSame(about: About, { scope, measure, part }: FigureAsked): boolean {
  return part === undefined && about?.scope === scope && about.measure === measure
}
