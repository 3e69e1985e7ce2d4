// A line of a row's history: who did what and when, figure by figure.

import { Text } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { momentText } from '../../ui/amounts.ts'
import { ChangedFigures } from './changed-figures.tsx'
import { deedText, whoText } from './history-words.ts'
import { PutBackButton } from './put-back-button.tsx'
import type { Row } from '../rows/row-name.ts'

interface Props {
  readonly entity: Entity
  /** As it is now. */
  readonly row: Row
  readonly line: Row
  readonly names: ReadonlyMap<string, string>
}

export function HistoryLine({ entity, row, line, names }: Props) {
  const when = momentText(String(line['at']))
  return (
    <article>
      <Text>
        <strong>{whoText(line)}</strong> {deedText(line)},{' '}
        <time dateTime={String(line['at'])}>{when}</time>
      </Text>
      <ChangedFigures entity={entity} row={row} line={line} names={names} />
      <PutBackButton entity={entity} row={row} line={line} when={when} />
    </article>
  )
}
