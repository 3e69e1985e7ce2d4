// Which projects are renewed, and how: from and for which period, with which rise of the fee, by whom.

import { SimpleGrid } from '@mantine/core'
import { FilterSelect } from '../../../ui/filters/filter-select.tsx'
import { NumberInput } from '../../../ui/inputs/number-input.tsx'
import { useProjectChoices } from '../use-project-choices.ts'

export interface RenewalAsked {
  readonly from: number | null
  readonly into: number | null
  readonly collector: number | null
  readonly rise: number | null
}

interface Props {
  readonly asked: RenewalAsked
  readonly onChange: (changed: Partial<RenewalAsked>) => void
}

/** A fee that is cut by more than all of it, or raised more than tenfold, was typed by mistake. */
const [least, most] = [-100, 1000]

export function isRise(rise: number | null): rise is number {
  return rise !== null && rise >= least && rise <= most
}

export function RenewalFields({ asked, onChange }: Props) {
  const { staff, periods } = useProjectChoices(null)
  const { from, into, collector, rise } = asked
  const period = { placeholder: 'Choose a period', options: periods }
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }} spacing="md" mb="md">
      <FilterSelect
        label="Projects of"
        {...period}
        value={from}
        onChange={chosen => onChange({ from: chosen })}
      />
      <FilterSelect
        label="Renew for"
        {...period}
        value={into}
        onChange={chosen => onChange({ into: chosen })}
      />
      <NumberInput
        label="Fee rise"
        unit="%"
        decimals={2}
        value={rise}
        error={
          isRise(rise) ? undefined : `Enter a rise from ${least}% to ${most}%; 0 keeps the fees.`
        }
        onCommit={typed => onChange({ rise: typed })}
      />
      <FilterSelect
        label="Collector"
        placeholder="As before"
        options={staff}
        value={collector}
        onChange={chosen => onChange({ collector: chosen })}
      />
    </SimpleGrid>
  )
}
