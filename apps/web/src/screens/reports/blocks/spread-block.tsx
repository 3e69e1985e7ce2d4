// A spread: forty measures at a glance, a strip each. A row opens to its steps.

import { IconChevronRight } from '@tabler/icons-react'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { useId, useState } from 'react'
import type { Ref } from 'react'
import { FigureSource } from '../../../period/explained/figure-source.tsx'
import { BlockFrame } from './block-frame.tsx'
import { SpreadPicture } from './spread-picture.tsx'
import { SpreadSteps } from './spread-steps.tsx'
import { SpreadStrip, stripHeight } from './spread-strip.tsx'
import type { SpreadRow } from './spread-strip.tsx'
import { placeWords, spreadKeys, spreadTable, stripWords } from './spread-words.ts'
import { useDrawnWidth } from '../../../charts/use-drawn-width.ts'

export function SpreadBlock({ block }: { readonly block: BlockOf<'spread'> }) {
  const { title, note, rows } = block
  const { ref, width } = useDrawnWidth(320)
  return (
    <BlockFrame
      title={title}
      note={note}
      keys={spreadKeys}
      table={spreadTable(block)}
      picture={() => <SpreadPicture rows={rows} />}
    >
      {rows.some(({ better }) => better === 'down') ? (
        <p className="spread-way">Further right is better: more profit, lower costs.</p>
      ) : null}
      <ul className="spread">
        {rows.map((row, place) => (
          <Row key={row.label} row={row} width={width} measured={place === 0 ? ref : undefined} />
        ))}
      </ul>
    </BlockFrame>
  )
}

interface Props {
  readonly row: SpreadRow
  readonly width: number
  readonly measured: Ref<HTMLDivElement> | undefined
}

function Row({ row, width, measured }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { label, own, about } = row
  return (
    <li className="spread-row">
      <button
        type="button"
        className="spread-label opens"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight size={18} aria-hidden />
        {label}
      </button>
      <div className="spread-strip" ref={measured}>
        <svg
          role="img"
          aria-label={stripWords(row)}
          viewBox={`0 0 ${width} ${stripHeight}`}
          width="100%"
        >
          <SpreadStrip row={row} width={width} />
        </svg>
      </div>
      <div className="spread-own">
        <strong>{own.text}</strong>
        <span>{placeWords(row)}</span>
      </div>
      <FigureSource label={label} about={about} />
      <div className="spread-more" id={id} hidden={!isOpen}>
        {isOpen ? <SpreadSteps row={row} /> : null}
      </div>
    </li>
  )
}
