// Which published comparison a report stands beside, where a period has several: the newest unless another is chosen.

import { Select } from '@mantine/core'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { useRows } from '../../data/hooks/use-rows.ts'
import { dayOfMoment } from '../../ui/amounts.ts'
import type { ChangeWords } from './report-words.ts'

interface Props {
  readonly edition: NonNullable<FarmReport['edition']>
  readonly change: ChangeWords
}

export function EditionChoice({ edition, change }: Props) {
  const { rows } = useRows('editions', {
    where: { period_id: edition.period_id },
    sort: ['-number'],
  })
  const [newest] = rows
  if (!newest || rows.length < 2) return null
  const choose = (number: string | null) =>
    change({ edition: number === String(newest.number) ? null : number })
  return (
    <Select
      className="report-edition"
      label="Edition"
      size="md"
      allowDeselect={false}
      data={rows.map(({ number, published_at: at }) => ({
        value: String(number),
        label: `Edition ${number}, ${dayOfMoment(at)}`,
      }))}
      value={String(edition.number)}
      onChange={choose}
    />
  )
}
