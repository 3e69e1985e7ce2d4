// What waits for one: what could not be saved, what is left to fix, which invitations wait
// for an answer. That nothing does is said only where all of it was read.

import { Button, Text, Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { countText } from '../../ui/amounts.ts'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { useToDo } from './use-to-do.ts'

export function ToDo() {
  const { items, known, lookedAt, ofFarms, retry } = useToDo()
  return (
    <section aria-labelledby="to-do">
      <Title order={2} id="to-do" mb="sm">
        To do
      </Title>
      <ul className="plain-list">
        {items.map(({ key, count, what, words, link }) => (
          <li key={key}>
            <Link {...link} className="to-do-link">
              <span>
                <strong>{countText(count, what)}</strong> {words}
              </span>
              <IconChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      {known === 'loading' ? <CardSkeleton count={1} /> : null}
      {known === 'failed' ? <NotAllRead retry={retry} /> : null}
      {known === 'read' && items.length === 0 ? (
        <Text c="dimmed">Nothing to do right now.</Text>
      ) : null}
      {known === 'read' && lookedAt < ofFarms ? (
        <Text size="sm" c="dimmed" mt="xs">
          Shows {lookedAt} of {countText(ofFarms, 'farm')}. Choose another farm to see what is left
          there.
        </Text>
      ) : null}
    </section>
  )
}

function NotAllRead({ retry }: { readonly retry: () => void }) {
  return (
    <>
      <Text c="dimmed">Some of your to-dos couldn’t be read.</Text>
      <Button variant="default" mt="xs" onClick={retry}>
        Try again
      </Button>
    </>
  )
}
