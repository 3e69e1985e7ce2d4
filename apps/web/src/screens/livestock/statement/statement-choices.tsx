// What all lines of a statement share: sold or bought, through whom, and where a class could be in several, of which
// enterprise they are.

import { Group } from '@mantine/core'
import type { CellOption } from '../../../sheet/cells/cell-kind.ts'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'

export interface ChosenOfStatement {
  readonly kind: 'sale' | 'purchase'
  readonly agent: number | null
  readonly enterprise: number | null
}

export const noChoice: ChosenOfStatement = { kind: 'sale', agent: null, enterprise: null }

interface Props {
  readonly chosen: ChosenOfStatement
  readonly onChoose: (chosen: ChosenOfStatement) => void
  readonly agents: readonly { readonly value: number; readonly label: string }[]
  /** None where every class is in one alone. */
  readonly enterprises: readonly CellOption[]
}

export function StatementChoices({ chosen, onChoose, agents, enterprises }: Props) {
  return (
    <Group gap="sm" align="flex-end">
      <ChoiceInput
        label="These were"
        required
        options={kinds}
        value={chosen.kind}
        onCommit={kind => onChoose({ ...chosen, kind: kind ?? 'sale' })}
      />
      <ChoiceInput
        label="Agent"
        options={agents}
        value={chosen.agent}
        onCommit={agent => onChoose({ ...chosen, agent })}
      />
      {enterprises.length > 0 ? (
        <ChoiceInput
          label="Enterprise"
          required
          options={enterprises.map(({ value, label }) => ({ value: Number(value), label }))}
          value={chosen.enterprise}
          onCommit={enterprise => onChoose({ ...chosen, enterprise })}
        />
      ) : null}
    </Group>
  )
}

const kinds = [
  { value: 'sale', label: 'Sold' },
  { value: 'purchase', label: 'Bought' },
] as const
