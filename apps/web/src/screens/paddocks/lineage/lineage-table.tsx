// The same as the lines say, as a table: for readers, for paper, and as a file.

import type { Lineage } from '@furrow/farming/land/paddock-lineage'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { kindWords } from './lineage-words.ts'

interface Props {
  readonly lineages: readonly Lineage[]
  readonly beforeName: string
}

export function LineageTable({ lineages, beforeName }: Props) {
  return (
    <details>
      <summary>The same as a table</summary>
      <PlainTable
        caption={`Paddocks since ${beforeName}`}
        rows={lineages}
        rowKey={({ before, now }) => [...before, ...now].map(({ id }) => id).join(' ')}
        columns={[
          { key: 'before', heading: beforeName, value: ({ before }) => namesOf(before) },
          { key: 'now', heading: 'This period', value: ({ now }) => namesOf(now) },
          { key: 'kind', heading: 'What happened', value: kindWords },
          { key: 'areaBefore', heading: 'Area then', ...hectares, value: one => one.areaBefore },
          { key: 'areaNow', heading: 'Area now', ...hectares, value: one => one.areaNow },
          { key: 'apart', heading: 'Difference', ...hectares, value: apart },
        ]}
      />
    </details>
  )
}

const hectares = { kind: 'number', unit: 'ha', total: 'sum' } as const

function namesOf(paddocks: readonly { readonly name: string }[]): string {
  return paddocks.map(({ name }) => name).join(', ')
}

/** What is new or gone has the whole of its area as the difference. */
function apart({ before, now, areaBefore, areaNow }: Lineage): number | null {
  const [then, today] = [before.length ? areaBefore : 0, now.length ? areaNow : 0]
  return then === null || today === null ? null : Math.round((today - then) * 10_000) / 10_000
}
