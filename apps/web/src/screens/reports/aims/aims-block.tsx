// What a farm set out to do: each aim with what came of it, and what can be done with it.

import { Title } from '@mantine/core'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { useId } from 'react'
import { AimLine } from './aim-line.tsx'
import { useAims } from './use-aims.ts'
import './aims.css'

export function AimsBlock({ block }: { readonly block: BlockOf<'aims'> }) {
  const { title, note, aims } = block
  const { aims: rows, isKnown } = useAims()
  const id = useId()
  // What was removed on this device is gone before the report is told again.
  const standing = aims.flatMap(told => {
    const row = rows.find(one => one.id === told.id)
    return row || !isKnown ? [{ told, row }] : []
  })
  return (
    <section aria-labelledby={id}>
      <Title order={3} id={id} className="chart-title">
        {title}
      </Title>
      <ul className="report-aims">
        {standing.map(({ told, row }) => (
          <AimLine key={told.id} told={told} row={row} />
        ))}
      </ul>
      <p className="chart-note">{note}</p>
    </section>
  )
}
