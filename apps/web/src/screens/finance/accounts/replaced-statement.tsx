// A statement of the same program and days that was read in before: the new one stands instead of it, or
// beside it.

import { Group, Radio } from '@mantine/core'
import type { AccountStatement } from '@furrow/farming/accounts/reading/statement-read'
import { momentText } from '../../../ui/amounts.ts'
import type { FileRead } from './read-in-change.ts'
import { nameOf } from './statements-read.tsx'
import type { StatementBefore } from './use-earlier-statements.ts'

export function isSameStatement(
  row: StatementBefore,
  { program, starts, ends }: AccountStatement,
  { hash }: FileRead,
): boolean {
  const isOfSameDays = row.starts_on === starts && row.ends_on === ends
  return (hash !== null && row.file_hash === hash) || (row.program === program && isOfSameDays)
}

interface ReplacingProps {
  readonly same: StatementBefore
  readonly stands: 'instead' | 'beside'
  readonly setStands: (stands: 'instead' | 'beside') => void
}

export function ReplacedStatement({ same, stands, setStands }: ReplacingProps) {
  const told = `${nameOf(same)}, imported ${momentText(same.created_at)}`
  return (
    <Radio.Group
      label={`${told}, is of the same program and days.`}
      value={stands}
      onChange={value => setStands(value === 'beside' ? 'beside' : 'instead')}
    >
      <Group mt="xs">
        <Radio value="instead" label="This one stands instead of it" />
        <Radio value="beside" label="Both count" />
      </Group>
    </Radio.Group>
  )
}
