// The ways in which somebody is reached, one below the other: changed in place, added and removed by
// who may.

import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { AddWay } from './add-way.tsx'
import type { Keeping } from './keep.ts'
import type { KeptRow } from './kept-figure.ts'
import { WayLine } from './way-line.tsx'
import type { NamedIn, Reached, Way } from './ways-to-reach.ts'
import './people.css'

export interface WaysProps {
  readonly of: Reached
  readonly keeping: Keeping
  readonly mayChange: boolean
}

interface Props extends WaysProps {
  readonly way: Way
  readonly title: string
  readonly rows: readonly KeptRow[]
  readonly namedIn?: readonly NamedIn[]
  /** Of those that are the same to people, the one that takes no new rows. */
  readonly also?: { readonly way: Way; readonly rows: readonly KeptRow[] }
}

export function WayList(props: Props) {
  const { way, title, rows, also, of, keeping, mayChange, namedIn = [] } = props
  const [isAdding, adding] = useDisclosure()
  const heading = useId()
  const lists = [{ way, rows }, ...(also ? [also] : [])]
  const count = rows.length + (also?.rows.length ?? 0)
  return (
    <section aria-labelledby={heading} className="ways">
      <Text component="h3" fw={600} id={heading}>
        {title}
      </Text>
      {count === 0 ? <Text c="dimmed">None yet.</Text> : null}
      <ul className="lines">
        {lists.flatMap(list =>
          list.rows.map(row => (
            <WayLine
              key={`${list.way.resource} ${row.id}`}
              {...{ row, of, keeping, mayChange, namedIn }}
              way={list.way}
              others={list.rows.filter(other => other !== row)}
            />
          )),
        )}
      </ul>
      {mayChange ? (
        <Group mt="xs">
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={adding.open}
          >
            Add {withArticle(way.one)}
          </Button>
        </Group>
      ) : null}
      {isAdding ? (
        <AddWay {...{ way, of, keeping }} isFirst={rows.length === 0} onClose={adding.close} />
      ) : null}
    </section>
  )
}

function withArticle(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
}
