// How a measure went over the years, beside the group of each.

import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { useState } from 'react'
import type { ChartKey } from '../../../charts/chart-key.ts'
import { WalkedPicture } from '../../../charts/walked-picture.tsx'
import { FigureSource } from '../../../period/explained/figure-source.tsx'
import { BlockFrame } from './block-frame.tsx'
import { PlaceTold } from './place-told.tsx'
import { YearsPicture, yearsX } from './years-picture.tsx'
import { yearsTable } from './years-table.ts'

type Years = BlockOf<'years'>
type Year = Years['years'][number]

export function YearsBlock({ block }: { readonly block: Years }) {
  const { title, note, label, years, about } = block
  const [at, setAt] = useState<number>()
  const last = years.length - 1
  const told = years.map(yearWords)
  return (
    <BlockFrame
      title={title}
      note={note}
      keys={keysOf(years)}
      table={yearsTable(block)}
      picture={() => <YearsPicture block={block} width={900} height={320} />}
    >
      <WalkedPicture title={title} places={told} begin={last} usually={640} onPoint={setAt}>
        {({ width }) => {
          const size = { width, height: 280 }
          return {
            picture: <YearsPicture block={block} at={at} {...size} />,
            x: yearsX(block, size),
          }
        }}
      </WalkedPicture>
      <div className="report-told">
        <PlaceTold
          words={told[at ?? last] ?? []}
          places={years.length}
          onPoint={setAt}
          at={at ?? last}
        />
        <FigureSource label={label} about={about} />
      </div>
    </BlockFrame>
  )
}

function keysOf(years: readonly Year[]): readonly ChartKey[] {
  const isKnown = (name: 'real' | 'average' | 'low') =>
    years.some(year => year[name].value !== null)
  return [
    { words: 'Your farm', as: 'diamond', colour: 'accent' },
    ...(isKnown('real')
      ? [{ words: 'Your farm in today’s money', as: 'dash', colour: 'ink' } as const]
      : []),
    ...(isKnown('average') ? [{ words: 'Average farm', as: 'dash', colour: 'note' } as const] : []),
    ...(isKnown('low') ? [{ words: 'Usual range', as: 'band', colour: 'accent' } as const] : []),
  ]
}

function yearWords({ label, own, real, average, low, middle, high }: Year): readonly string[] {
  return [
    label,
    `your farm ${own.text}`,
    real.value === null ? '' : `in today’s money ${real.text}`,
    average.value === null ? '' : `average farm ${average.text}`,
    middle.value === null ? '' : `middle farm ${middle.text}`,
    low.value === null ? '' : `usual range ${low.text} to ${high.text}`,
  ].filter(Boolean)
}
