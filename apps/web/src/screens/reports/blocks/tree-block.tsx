// The tree of return: each figure opens to the two or more that it follows from, the own one beside the average
// farm's.

import { IconArrowDownRight, IconArrowUpRight, IconChevronRight } from '@tabler/icons-react'
import type { BlockOf, ReportNode } from '@furrow/wire/farm-report-answer'
import { useId, useState } from 'react'
import { FigureSource } from '../../../period/explained/figure-source.tsx'
import { BlockFrame } from './block-frame.tsx'
import { TreePicture } from './tree-picture.tsx'
import { treeTable } from './tree-table.ts'

export function TreeBlock({ block }: { readonly block: BlockOf<'tree'> }) {
  const { title, note, root } = block
  return (
    <BlockFrame
      title={title}
      note={note}
      keys={[]}
      table={treeTable(root)}
      picture={() => <TreePicture root={root} />}
    >
      <div className="tree">
        <Node node={root} isOpenAtFirst />
      </div>
    </BlockFrame>
  )
}

interface Props {
  readonly node: ReportNode
  readonly isOpenAtFirst?: boolean
}

function Node({ node, isOpenAtFirst = false }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  const { label, own, average, parts, about, is_better: isBetter } = node
  return (
    <div className="tree-node">
      <div className="tree-box" data-tone={toneOf(isBetter)}>
        {parts.length > 0 ? (
          <button
            type="button"
            className="opens"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronRight size={18} aria-hidden />
            {label}
          </button>
        ) : (
          <span className="tree-label">{label}</span>
        )}
        <FigureSource label={label} about={about} />
        <strong className="tree-own">{own.text}</strong>
        <span className="tree-average">Average farm {average.text}</span>
        {isBetter === null ? null : (
          <span className="tree-place">
            {isBetter ? (
              <IconArrowUpRight size={18} aria-hidden />
            ) : (
              <IconArrowDownRight size={18} aria-hidden />
            )}
            {isBetter ? 'Better' : 'Worse'}
          </span>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <Parts node={node} /> : null}
      </div>
    </div>
  )
}

/** With a sign between them, or below the words that say how the figure follows from them. */
function Parts({ node: { by, parts } }: Pick<Props, 'node'>) {
  const sign = signNames[by]
  return (
    <>
      {sign === undefined && by !== '' ? <p className="tree-how">{by}</p> : null}
      <ul className="tree-parts">
        {parts.map((part, place) => (
          <li key={part.label}>
            {place > 0 && sign !== undefined ? (
              <span className="tree-by" aria-label={sign} role="img">
                {by}
              </span>
            ) : null}
            <Node node={part} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** As they are read out. */
const signNames: Readonly<Record<string, string>> = {
  '×': 'times',
  '÷': 'divided by',
  '−': 'less',
  '+': 'plus',
}

function toneOf(isBetter: boolean | null): string | undefined {
  if (isBetter === null) return undefined
  return isBetter ? 'better' : 'worse'
}
