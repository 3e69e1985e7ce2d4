// Rows that were in the workbook when it was downloaded and are not any more: taken away here only where
// someone ticks them.

import { Checkbox, Text } from '@mantine/core'
import { countText } from '../ui/amounts.ts'
import { missingKey } from './choice-words.ts'
import type { Choices } from './choice-words.ts'
import type { MissingRow } from './difference.ts'

interface Props {
  readonly missing: readonly MissingRow[]
  readonly choices: Choices
  readonly choose: (choices: Choices) => void
}

export function MissingRows({ missing, choices, choose }: Props) {
  if (missing.length === 0) return null
  const tick = (id: number, isTicked: boolean) =>
    choose({ ...choices, marks: new Map([...choices.marks, [missingKey(id), isTicked]]) })
  return (
    <fieldset className="workbook-missing">
      <legend>{countText(missing.length, 'row is', 'rows are')} not in the file any more</legend>
      <Text size="sm" c="dimmed">
        They stay here, unless you tick them.
      </Text>
      {missing.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={`Remove ${name}`}
          checked={choices.marks.get(missingKey(id)) ?? false}
          onChange={event => tick(id, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}
