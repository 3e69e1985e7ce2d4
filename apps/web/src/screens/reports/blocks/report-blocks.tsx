// The blocks of a section, each drawn by its kind.

import type { ReportBlock } from '@furrow/wire/farm-report-answer'
import { AimsBlock } from '../aims/aims-block.tsx'
import { BarsBlock } from './bars-block.tsx'
import { FindingsBlock } from './findings-block.tsx'
import { HeadlineBlock } from './headline-block.tsx'
import { LadderBlock } from './ladder-block.tsx'
import { MultiplesBlock } from './multiples-block.tsx'
import { SpreadBlock } from './spread-block.tsx'
import { TableBlock } from './table-block.tsx'
import { TreeBlock } from './tree-block.tsx'
import { YearsBlock } from './years-block.tsx'
import './blocks.css'

export function ReportBlocks({ blocks }: { readonly blocks: readonly ReportBlock[] }) {
  return blocks.map((block, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- they stay where they stand
    <div className="report-block" data-kind={block.kind} key={place}>
      {drawn(block)}
    </div>
  ))
}

function drawn(block: ReportBlock) {
  switch (block.kind) {
    case 'findings':
      return <FindingsBlock block={block} />
    case 'headline':
      return <HeadlineBlock block={block} />
    case 'spread':
      return <SpreadBlock block={block} />
    case 'ladder':
      return <LadderBlock block={block} />
    case 'years':
      return <YearsBlock block={block} />
    case 'tree':
      return <TreeBlock block={block} />
    case 'table':
      return <TableBlock block={block} />
    case 'bars':
      return <BarsBlock block={block} />
    case 'multiples':
      return <MultiplesBlock block={block} />
    case 'aims':
      return <AimsBlock block={block} />
    case 'text':
      return <p className="report-text">{block.text}</p>
  }
}
