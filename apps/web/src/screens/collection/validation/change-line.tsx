// A change since a period was submitted: of which record, by whom, when, and what it was before.

import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ChangedFigures } from '../../../entry/history/changed-figures.tsx'
import { deedText, rowKey, whoText } from '../../../entry/history/history-words.ts'
import type { Row } from '../../../entry/rows/row-name.ts'
import { useCatalogue } from '../../../entry/rows/use-entity.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { linkToRecord } from '../../../routing/link-to-record.ts'
import { useScreenRoutes } from '../../../routing/use-screen-routes.ts'
import { momentText } from '../../../ui/amounts.ts'

interface Props {
  readonly place: CollectionPlace
  readonly line: Row
  readonly names: ReadonlyMap<string, string>
}

export function ChangeLine({ place, line, names }: Props) {
  const entity = useCatalogue().get(String(line['entity']))
  const screens = useScreenRoutes()
  if (!entity) return null
  const link = linkToRecord(screens, { entity: entity.name, ...place })
  const name = names.get(rowKey(entity.name, Number(line['row'])))
  const words = name?.startsWith(entity.label) ? name : `${entity.label} ${name ?? ''}`.trim()
  return (
    <article>
      {link ? <Link {...link}>{words}</Link> : <strong>{words}</strong>}
      <Text size="sm">
        {whoText(line)} {deedText(line)},{' '}
        <time dateTime={String(line['at'])}>{momentText(String(line['at']))}</time>
      </Text>
      <ChangedFigures entity={entity} row={noRow} line={line} names={names} isBrief />
    </article>
  )
}

const noRow: Row = {}
