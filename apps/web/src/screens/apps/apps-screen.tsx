// The apps that may be opened: what each is for, and its newest version.

import { Card, SimpleGrid, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { holdsAbility } from '../../data/session/person-at-work.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { linkOfApp, newestOf } from './app-versions.ts'

export function AppsScreen() {
  const { farmId, periodId, person } = useSignedIn()
  const { rows, isLoading, failure, retry } = useRows('apps', {
    where: { active: true },
    includes: ['app_versions'],
    sort: ['sort_order', 'name'],
  })
  const [typed, setTyped] = useState('')
  const word = typed.trim().toLowerCase()
  const offered = rows.flatMap(app => {
    const newest = newestOf(app.app_versions)
    const isOpen = !app.asks || holdsAbility(person, app.asks)
    return newest && isOpen ? [{ ...app, newest }] : []
  })
  const shown = offered.filter(({ name, purpose }) =>
    `${name} ${purpose}`.toLowerCase().includes(word),
  )
  return (
    <>
      <ScreenTitle>Apps</ScreenTitle>
      {offered.length > 6 ? (
        <SearchBox label="Find an app" value={typed} onChange={setTyped} />
      ) : null}
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <CardSkeleton count={3} /> : null}
      {!isLoading && !failure && offered.length === 0 ? (
        <EmptyState
          title="No apps yet"
          text="Apps are small tools that work with the records of a farm. Administrators add them."
        />
      ) : null}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} mt="md">
        {shown.map(({ id, slug, name, purpose, newest }) => (
          <Card
            key={id}
            withBorder
            radius="lg"
            padding="lg"
            className="card-link"
            renderRoot={props => (
              <Link
                {...linkOfApp({ slug, version: newest.version }, { farmId, periodId })}
                {...props}
              />
            )}
          >
            <Text fw={640} size="lg" component="h2">
              {name}
            </Text>
            <Text>{purpose}</Text>
            <Text size="sm" c="dimmed" mt="xs">
              Version {newest.version}
            </Text>
          </Card>
        ))}
      </SimpleGrid>
    </>
  )
}
