// Which reports are released: those of the whole farm by their names, or all that each farm has.

import { Chip } from '@mantine/core'
import { useId } from 'react'
import { useAsked } from '../../../data/hooks/use-answer.ts'
import { reportsOf } from '../reports-asked.ts'

interface Props {
  /** Whose list is read; nothing where no farm can be released. */
  readonly farmId: number | undefined
  readonly periodId: number
  readonly chosen: readonly string[]
  readonly onChoose: (keys: readonly string[]) => void
}

/** Stands for every report, those of crops and stock as well: each farm has its own. */
export const everyReport = 'every'

export function ReportChips({ farmId, periodId, chosen, onChoose }: Props) {
  const heading = useId()
  const { data } = useAsked(reportsOf({ farmId: farmId ?? 0, periodId }), {
    enabled: farmId !== undefined,
  })
  if (farmId === undefined) return null
  const choose = (keys: readonly string[]) => {
    const isNew = keys.includes(everyReport) && !chosen.includes(everyReport)
    onChoose(isNew ? [everyReport] : keys.filter(key => key !== everyReport))
  }
  return (
    <div className="release-chips" role="group" aria-labelledby={heading}>
      <span id={heading}>Reports</span>
      <Chip.Group multiple value={[...chosen]} onChange={choose}>
        {(data?.reports ?? []).filter(isOfWholeFarm).map(({ key, name }) => (
          <Chip key={key} value={key} variant="outline" size="md">
            {name}
          </Chip>
        ))}
        <Chip value={everyReport} variant="outline" size="md">
          All reports of each farm
        </Chip>
      </Chip.Group>
    </div>
  )
}

function isOfWholeFarm({ key }: { readonly key: string }): boolean {
  return !/^(crop|stock)-\d/.test(key)
}
