// The ways in which someone is reached, one below the other: changed in place, added and removed by
// who may.

import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { AddContactDetail } from './add-contact-detail.tsx'
import type { SavingOf } from '../autosave/use-save.ts'
import type { KeptRow } from '../data/outbox/update-of.ts'
import { ContactDetailLine } from './contact-detail-line.tsx'
import type { NamedIn, Reached, ContactDetail } from './contact-details.ts'
import './people.css'

export interface ContactDetailsProps {
  readonly of: Reached
  readonly keeping: SavingOf
  readonly mayChange: boolean
}

interface Props extends ContactDetailsProps {
  readonly way: ContactDetail
  readonly title: string
  readonly rows: readonly KeptRow[]
  readonly namedIn?: readonly NamedIn[]
  /** Of those that are the same to people, the one that takes no new rows. */
  readonly also?: { readonly way: ContactDetail; readonly rows: readonly KeptRow[] }
}

export function ContactDetailList(props: Props) {
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
            <ContactDetailLine
              key={`${list.way.resource} ${row.id}`}
              row={row}
              of={of}
              keeping={keeping}
              mayChange={mayChange}
              namedIn={namedIn}
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
        <AddContactDetail
          way={way}
          of={of}
          keeping={keeping}
          isFirst={rows.length === 0}
          onClose={adding.close}
        />
      ) : null}
    </section>
  )
}

function withArticle(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
}
