// Small pictures of one thing each over the years, on one scale: a year that is pointed at is told of all of them.

import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { useState } from 'react'
import type { ChartKey } from '../../../charts/chart-key.ts'
import { WalkedPicture } from '../../../charts/walked-picture.tsx'
import { FigureSource } from '../../../period/explained/figure-source.tsx'
import { BlockFrame } from './block-frame.tsx'
import { MultiplesPicture, PanelPicture, panelX } from './multiples-picture.tsx'
import { multiplesTable } from './multiples-table.ts'
import { PlaceTold } from './place-told.tsx'

type Multiples = BlockOf<'multiples'>
type Panel = Multiples['panels'][number]

export function MultiplesBlock({ block }: { readonly block: Multiples }) {
  const { title, note, label, panels } = block
  const [at, setAt] = useState<number>()
  const years = panels[0]?.years ?? []
  const last = years.length - 1
  const told = at ?? last
  const hasAverage = panels.some(panel => panel.years.some(({ average }) => average.value !== null))
  return (
    <BlockFrame
      title={title}
      note={note}
      keys={hasAverage ? keys : keys.slice(0, 1)}
      table={multiplesTable(block)}
      picture={() => <MultiplesPicture block={block} width={900} />}
    >
      <ul className="multiples">
        {panels.map((panel, place) => (
          <li key={panel.label}>
            <div className="multiple-head">
              <h4>{panel.label}</h4>
              <FigureSource label={`${label} of ${panel.label}`} about={panel.about} />
            </div>
            <Multiple block={block} place={place} at={at} onPoint={setAt} />
          </li>
        ))}
      </ul>
      <div className="report-told">
        <PlaceTold
          words={[years[told]?.label ?? '', ...panels.map(panel => panelWords(panel, told))]}
          places={years.length}
          at={told}
          onPoint={setAt}
        />
      </div>
    </BlockFrame>
  )
}

const keys: readonly ChartKey[] = [
  { words: 'Your farm', as: 'diamond', colour: 'accent' },
  { words: 'Average farm', as: 'dash', colour: 'note' },
]

interface Props {
  readonly block: Multiples
  readonly place: number
  readonly at: number | undefined
  readonly onPoint: (at: number | undefined) => void
}

function Multiple({ block, place, at, onPoint }: Props) {
  const { label = '', years = [] } = block.panels[place] ?? {}
  return (
    <WalkedPicture
      title={`${label}: ${block.label}`}
      places={years.map(yearWords)}
      begin={years.length - 1}
      usually={220}
      onPoint={onPoint}
    >
      {({ width }) => {
        const size = { width, height: 156 }
        return {
          picture: <PanelPicture block={block} place={place} at={at} {...size} />,
          x: panelX(block, size),
        }
      }}
    </WalkedPicture>
  )
}

function yearWords({ label, own, average }: Panel['years'][number]): readonly string[] {
  return [
    label,
    `your farm ${own.text}`,
    ...(average.value === null ? [] : [`average farm ${average.text}`]),
  ]
}

function panelWords({ label, years }: Panel, at: number): string {
  const { own, average } = years[at] ?? {}
  const beside = average && average.value !== null ? `, average farm ${average.text}` : ''
  return `${label} ${own?.text ?? ''}${beside}`
}
