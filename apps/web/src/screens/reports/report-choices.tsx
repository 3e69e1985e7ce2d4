// Beside whom a report compares, by which edition, and whether its ladder leads from the average farm or from the best
// ones.

import { Chip, SegmentedControl } from '@mantine/core'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { useId } from 'react'
import { FilterSelect } from '../../ui/filters/filter-select.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { EditionChoice } from './edition-choice.tsx'
import type { ChangeWords } from './report-words.ts'

interface Props {
  readonly report: FarmReport
  readonly change: ChangeWords
}

export function ReportChoices({ report, change }: Props) {
  const { groups, group, edition } = report
  const ladder = ladderOf(report)
  if (groups.length < 2 && !ladder && !edition) return null
  return (
    <div className="report-choices no-print">
      {groups.length > 1 ? (
        <GroupChoice groups={groups} chosen={group?.key} onChoose={key => change({ group: key })} />
      ) : null}
      {ladder && report.best ? (
        <div>
          <span className="report-choice-name" aria-hidden>
            Dollar gap to
          </span>
          <SegmentedControl
            aria-label="Dollar gap to"
            value={ladder.against}
            onChange={against => change({ against: against === 'top' ? against : null })}
            data={[
              { value: 'average', label: 'Average farm' },
              { value: 'top', label: 'Best farms' },
            ]}
          />
        </div>
      ) : null}
      {edition ? <EditionChoice edition={edition} change={change} /> : null}
    </div>
  )
}

const mostChips = 4

interface GroupProps {
  readonly groups: FarmReport['groups']
  readonly chosen: string | undefined
  /** Nothing: the usual one. */
  readonly onChoose: (key: string | null) => void
}

function GroupChoice({ groups, chosen, onChoose }: GroupProps) {
  const heading = useId()
  const isPhone = useIsPhone()
  if (groups.length > mostChips || isPhone) {
    return (
      <div className="report-groups">
        <FilterSelect
          label="Compare with"
          options={groups.map(group => ({ value: group.key, label: groupWords(group) }))}
          value={chosen ?? null}
          onChange={onChoose}
        />
      </div>
    )
  }
  return (
    <div className="report-groups" role="radiogroup" aria-labelledby={heading}>
      <span className="report-choice-name" id={heading}>
        Compare with
      </span>
      <Chip.Group value={chosen ?? null} onChange={onChoose}>
        {groups.map(group => (
          <Chip key={group.key} value={group.key} variant="outline" size="md">
            {groupWords(group)}
          </Chip>
        ))}
      </Chip.Group>
    </div>
  )
}

function groupWords({ name, band, by_staff: byStaff }: GroupProps['groups'][number]) {
  return `${name}, ${band} farms${byStaff ? ', focus group' : ''}`
}

function ladderOf({ sections }: FarmReport) {
  const blocks = sections.flatMap(section => section.blocks)
  return blocks.find(block => block.kind === 'ladder')
}
